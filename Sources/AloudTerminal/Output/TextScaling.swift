internal import Aloud

/// Letters of several cells, as kitty draws them (OSC 66, from 0.40 on; SET-1). Other terminals swallow such text, so that only one
/// that has shown it understands is sent any.
struct TextScaling: Sendable, Equatable {
  /// How many cells wide and high a letter is.
  let cells: Int

  /// No scaling.
  static let none = TextScaling(cells: 1)

  /// That of a text size where the terminal can draw it.
  init(_ size: TextSize) { self.init(cells: max(1, (size.scale + 49) / 100)) }

  private init(cells: Int) { self.cells = cells }

  /// How many bytes of text one order may have.
  private static let limit = 4_096

  /// A text without control characters, as it is written.
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

  /// The end of a line: the cursor goes on in the first of its rows.
  var lineEnd: String { String(repeating: "\n", count: cells) }

  private func order(_ text: String) -> String { "\u{1B}]66;s=\(cells);\(text)\u{7}" }

  /// Whether the terminal that the program belongs to draws such letters: after a space of two cells, and one of twice the size,
  /// its cursor has moved by two each. What was typed meanwhile comes with it.
  static func ask() -> (canScale: Bool, typed: [UInt8]) {
    let place = "\u{1B}[6n"
    let question =
      "\r" + place + "\u{1B}]66;w=2; \u{7}" + place + "\u{1B}]66;s=2; \u{7}" + place + "\r\u{1B}[K\u{1B}[5n"
    let answer = TerminalDialogue.ask(question, ScalingAnswer())
    return (answer?.canScale ?? false, answer?.typed ?? [])
  }
}

/// The places of the cursor that a terminal tells, apart from what somebody types meanwhile.
struct ScalingAnswer: TerminalAnswer {
  private(set) var typed: [UInt8] = []
  private(set) var isComplete = false
  private var columns: [Int] = []
  private var rest: [UInt8] = []

  var count: Int { columns.count }

  /// Whether the cursor moved as it does where letters can be scaled.
  var canScale: Bool { columns.count == 3 && columns[1] == columns[0] + 2 && columns[2] == columns[1] + 2 }

  mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if rest.isEmpty, byte != 0x1B {
        typed.append(byte)
        continue
      }
      rest.append(byte)
      guard rest.count > 1 else { continue }
      if rest[1] != UInt8(ascii: "[") {
        end()
      } else if rest.count > 2, (0x40...0x7E).contains(byte) {
        takeSequence(byte)
      }
    }
  }

  mutating func end() {
    typed += rest
    rest = []
  }

  private mutating func takeSequence(_ last: UInt8) {
    let numbers = String(decoding: rest.dropFirst(2).dropLast(), as: UTF8.self).split(separator: ";").map { Int($0) }
    switch last {
    case UInt8(ascii: "R") where numbers.count == 2 && columns.count < 3:
      if let column = numbers[1] { columns.append(column) }
      rest = []
    case UInt8(ascii: "n"):
      isComplete = true
      rest = []
    default: end()
    }
  }
}
