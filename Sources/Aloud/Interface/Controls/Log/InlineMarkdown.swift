/// A converter of light Markdown within a line to plain words. Marks that only change the look of letters are removed, and so are
/// drawn borders; a link is reduced to its words. Text that is not a mark remains ("2 * 3", "snake_case").
enum InlineMarkdown {
  /// Returns the words of a text, in time proportional to its length whatever it contains.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: isMark) else { return text }
    let bytes = Array(text.utf8)
    var left = [Bool](repeating: false, count: bytes.count)
    var isCode = left
    for (start, end) in pairs(of: runs(of: tick, bytes)) {
      for place in start.lowerBound..<end.upperBound { isCode[place] = true }
      for place in [start, end].joined() { left[place] = true }
    }
    markLinks(bytes, &left)
    markEmphasis(bytes, isCode, &left)
    let hasBorders = markBorders(bytes, isCode, &left)
    let plain = String(decoding: bytes.indices.lazy.filter { !left[$0] }.map { bytes[$0] }, as: UTF8.self)
    return hasBorders ? plain.split(separator: " ").joined(separator: " ") : plain
  }

  private static let (star, underscore, tick) = (UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"))
  private static let (bracket, closing) = (UInt8(ascii: "["), UInt8(ascii: "]"))
  private static let (round, roundClosing) = (UInt8(ascii: "("), UInt8(ascii: ")"))

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == star || byte == underscore || byte == tick || byte == bracket || byte == BorderCharacters.firstByte
  }

  private static func markLinks(_ bytes: [UInt8], _ left: inout [Bool]) {
    var open: Int?
    var place = 0
    var hasClosing = true
    while place < bytes.count {
      if bytes[place] == bracket, !left[place] { open = place }
      if bytes[place] == closing, let start = open, place + 1 < bytes.count, bytes[place + 1] == round, hasClosing {
        guard let end = bytes[place...].firstIndex(of: roundClosing) else {
          hasClosing = false
          continue
        }
        left[start] = true
        for index in place...end { left[index] = true }
        // An image is reduced to its words as well.
        if start > 0, bytes[start - 1] == UInt8(ascii: "!") { left[start - 1] = true }
        (open, place) = (nil, end)
      }
      place += 1
    }
  }

  private static func markEmphasis(_ bytes: [UInt8], _ isCode: [Bool], _ left: inout [Bool]) {
    var open: [[UInt8]: Range<Int>] = [:]
    for mark in [star, underscore] {
      for run in runs(of: mark, bytes) where run.count <= 3 && !isCode[run.lowerBound] && !left[run.lowerBound] {
        let before = run.lowerBound > 0 ? bytes[run.lowerBound - 1] : UInt8(ascii: " ")
        let after = run.upperBound < bytes.count ? bytes[run.upperBound] : UInt8(ascii: " ")
        let key = [mark, UInt8(run.count)]
        let mayClose = before != UInt8(ascii: " ") && (mark == star || !isWord(after))
        let mayOpen = after != UInt8(ascii: " ") && (mark == star || !isWord(before))
        if mayClose, let start = open[key] {
          for place in start { left[place] = true }
          for place in run { left[place] = true }
          open[key] = nil
        } else if mayOpen, !mayClose || !isWord(before) || run.count > 1 {
          open[key] = run
        }
      }
    }
    // A sentence may be announced before its emphasis is closed; a double mark is never part of words.
    for (key, run) in open where key[1] > 1 { for place in run { left[place] = true } }
  }

  /// Removes the characters of which borders are drawn, except in code. Returns whether there are any.
  private static func markBorders(_ bytes: [UInt8], _ isCode: [Bool], _ left: inout [Bool]) -> Bool {
    var isAny = false
    for place in bytes.indices where bytes[place] == BorderCharacters.firstByte && !isCode[place] {
      guard BorderCharacters.begin(bytes[place...]) else { continue }
      for index in place..<place + BorderCharacters.byteCount { left[index] = true }
      isAny = true
    }
    return isAny
  }

  private static func isWord(_ byte: UInt8) -> Bool { byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }

  private static func runs(of byte: UInt8, _ bytes: [UInt8]) -> [Range<Int>] {
    bytes.split { $0 != byte }.map(\.indices)
  }

  /// Returns the pairs of runs, in order: each run with the next one of the same length.
  private static func pairs(of all: [Range<Int>]) -> [(Range<Int>, Range<Int>)] {
    // The last run of each length: a run with no later one of its length encloses nothing.
    var last: [Int: Int] = [:]
    for (index, run) in all.enumerated() { last[run.count] = index }
    var result: [(Range<Int>, Range<Int>)] = []
    var open: Range<Int>?
    for (index, run) in all.enumerated() {
      if let start = open {
        guard start.count == run.count else { continue }
        result.append((start, run))
        open = nil
      } else if last[run.count] ?? index > index {
        open = run
      }
    }
    return result
  }
}
