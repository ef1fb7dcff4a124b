/// A converter of lines to visual order, for terminals that show characters in the order in which they come (SET-4). All other
/// outputs get logical order. Source: Unicode Standard Annex 9, version 15.
public enum VisualOrder {
  /// Returns the line in visual order, left to right, for the base direction `base`. Arabic letters are joined, brackets are
  /// mirrored, and direction marks are removed, because they are no longer needed.
  public static func reorder(_ line: String, base: TextDirection) -> String {
    let scalars = Array(line.unicodeScalars)
    let levels = BidiLevels(scalars, base: base)
    guard levels.paragraph == 1 || levels.levels.contains(where: { $0.map { $0 > 0 } ?? true }) else { return line }
    let units = units(of: line, scalars, levels)
    return order(units.map(\.level)).map { units[$0].text }.joined()
  }

  /// L2: from the highest level down to the lowest odd one, each run at that level or above is reversed. Returns the indices in
  /// visual order.
  static func order(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// An indivisible part of a line (L3): a character with its marks.
  private struct Unit {
    var text: String
    let level: UInt8
  }

  private static func units(of line: String, _ scalars: [Unicode.Scalar], _ levels: BidiLevels) -> [Unit] {
    let joined = ArabicJoining.join(scalars)
    var units: [Unit] = []
    var start = 0
    for character in line {
      let range = start..<start + character.unicodeScalars.count
      start = range.upperBound
      let level = range.lazy.compactMap { levels.levels[$0] }.first ?? units.last?.level ?? levels.paragraph
      let text = String(
        String.UnicodeScalarView(
          range.compactMap { index in
            guard let scalar = joined[index], !isMark(scalar) else { return nil }
            return level % 2 == 1 ? mirrors[scalar] ?? scalar : scalar
          }))
      // The marks of a letter that became part of a ligature belong to that.
      if joined[range.lowerBound] == nil, !units.isEmpty {
        units[units.count - 1].text += text
      } else if !text.isEmpty {
        units.append(Unit(text: text, level: level))
      }
    }
    return units
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// L4: the forms of brackets and similar characters that run right to left; quotation marks have none.
  private static let mirrors: [Unicode.Scalar: Unicode.Scalar] = {
    var mirrors: [Unicode.Scalar: Unicode.Scalar] = [:]
    for entry in UnicodeFile("brackets").entries where entry.name == "mirror" {
      for item in entry.items where item.numbers.count == 2 {
        if let from = Unicode.Scalar(item.numbers[0]) { mirrors[from] = Unicode.Scalar(item.numbers[1]) }
      }
    }
    return mirrors
  }()
}

/// The order in which a terminal gets the characters of a line (SET-4).
public enum LineOrder: Sendable, Equatable {
  /// Logical order, for terminals that reorder text themselves if they can.
  case logical
  /// Logical order, with an embedding around each right-to-left line, for terminals that reorder text but take every line as
  /// left to right (konsole).
  case embedded
  /// Visual order, for terminals that show characters in the order in which they come.
  case visual
}

/// The joined forms of Arabic letters, for terminals that show each letter as it comes and would leave them unjoined. Source:
/// The Unicode Standard, 9.2; the data is in `locales/unicode/joining.txt`.
private enum ArabicJoining {
  private enum Kind: String {
    case both = "D"
    case before = "R"
    case after = "L"
    case always = "C"
    case transparent = "T"
    case never = "U"

    var joinsBefore: Bool { self == .both || self == .before || self == .always }
    var joinsAfter: Bool { self == .both || self == .after || self == .always }
  }

  private struct Form: Hashable {
    let letters: [UInt32]
    let joinsBefore: Bool
    let joinsAfter: Bool
  }

  private static let file = UnicodeFile("joining")
  private static let kinds = CharacterClasses(file, other: Kind.never) { Kind(rawValue: $0) }

  private static let forms: [Form: Unicode.Scalar] = {
    var forms: [Form: Unicode.Scalar] = [:]
    for entry in file.entries where entry.name.utf8.count > 1 {
      let joinsBefore = entry.name == "final" || entry.name == "medial"
      let joinsAfter = entry.name == "initial" || entry.name == "medial"
      for item in entry.items {
        let form = Form(letters: item.numbers.dropLast(), joinsBefore: joinsBefore, joinsAfter: joinsAfter)
        forms[form] = item.numbers.last.flatMap(Unicode.Scalar.init)
      }
    }
    return forms
  }()

  /// Nil for a letter that forms a ligature with the one before it.
  static func join(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar?] {
    guard scalars.contains(where: { (0x0600...0x08FF).contains($0.value) }) else { return scalars }
    let kinds = scalars.map { Self.kinds[$0] }
    let seen = kinds.indices.filter { kinds[$0] != .transparent }
    var result: [Unicode.Scalar?] = scalars
    var written: Int?
    for (place, index) in seen.enumerated() where index != written {
      let before = place > 0 ? kinds[seen[place - 1]] : .never
      let next = place + 1 < seen.count ? seen[place + 1] : nil
      let joinsBefore = kinds[index].joinsBefore && before.joinsAfter
      let joinsAfter = kinds[index].joinsAfter && next.map { kinds[$0].joinsBefore } ?? false
      if joinsAfter, let next,
        let ligature = form([scalars[index], scalars[next]], before: joinsBefore, after: false)
      {
        result[index] = ligature
        result[next] = nil
        written = next
      } else if let single = form([scalars[index]], before: joinsBefore, after: joinsAfter) {
        result[index] = single
      }
    }
    return result
  }

  private static func form(_ letters: [Unicode.Scalar], before: Bool, after: Bool) -> Unicode.Scalar? {
    forms[Form(letters: letters.map(\.value), joinsBefore: before, joinsAfter: after)]
  }
}
