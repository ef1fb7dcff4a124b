internal import Aloud

/// Letters that are several cells large, as kitty draws them (OSC 66, from version 0.40; SET-1). Other terminals swallow such text,
/// so it is only sent to a terminal that has shown that it understands it.
struct TextScaling: Sendable, Equatable {
  let cells: Int

  static let none = TextScaling(cells: 1)

  init(_ size: TextSize) { self.init(cells: max(1, (size.scale + 49) / 100)) }

  private init(cells: Int) { self.cells = cells }

  private static let limit = 4_096

  func written(_ text: String) -> String {
    guard cells > 1, !text.isEmpty else { return text }
    var orders = ""
    var part = ""
    for character in text {
      if part.utf8.count + character.utf8.count > Self.limit {
        orders += order(part)
        part = ""
      }
      part.append(character)
    }
    return orders + order(part)
  }

  /// A line feed for each row, because the cursor stays in the first row of scaled letters.
  var lineEnd: String { String(repeating: "\n", count: cells) }

  private func order(_ text: String) -> String { "\u{1B}]66;s=\(cells);\(text)\u{7}" }

  /// Asks whether the controlling terminal draws such letters. It does if the cursor moves by two columns after a space of two
  /// cells, and again after a space of double size. The answer also holds the bytes that the user typed meanwhile.
  static func ask() -> (canScale: Bool, typed: [UInt8]) {
    let place = "\u{1B}[6n"
    let question =
      "\r" + place + "\u{1B}]66;w=2; \u{7}" + place + "\u{1B}]66;s=2; \u{7}" + place + "\r\u{1B}[K\u{1B}[5n"
    let answer = TerminalDialogue.ask(question, .ofPositions)
    return (answer?.canScale ?? false, answer?.typed ?? [])
  }
}

/// A terminal's answer to the question for the cursor's positions.
extension TerminalAnswer {
  static let ofPositions = TerminalAnswer { sequence, earlier in
    guard sequence[1] == UInt8(ascii: "["), sequence.last == UInt8(ascii: "R"), earlier < 3 else { return false }
    return Self.numbers(in: sequence).count == 2
  }

  /// True if the cursor has moved by two columns, twice.
  var canScale: Bool {
    let columns = sequences.compactMap { Self.numbers(in: $0)[1] }
    return columns.count == 3 && columns[1] == columns[0] + 2 && columns[2] == columns[1] + 2
  }

  private static func numbers(in sequence: [UInt8]) -> [Int?] {
    String(decoding: sequence.dropFirst(2).dropLast(), as: UTF8.self).split(separator: ";").map { Int($0) }
  }
}
