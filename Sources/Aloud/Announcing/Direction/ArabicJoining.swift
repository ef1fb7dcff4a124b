/// The joined forms of Arabic letters, for terminals that show each letter as it comes and would leave them unjoined. Source: The
/// Unicode Standard, 9.2; the data is in `locales/unicode/joining.txt`.
enum ArabicJoining {
  /// The way in which a character joins its neighbours.
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

  /// A letter in a joined form, or two letters that form a ligature.
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

  /// Returns each character in its joined form; nil for a letter that forms a ligature with the one before it.
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
