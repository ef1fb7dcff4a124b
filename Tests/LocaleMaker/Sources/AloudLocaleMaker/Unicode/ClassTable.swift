import Foundation

/// A file of `locales/unicode/`: for each class of characters the ranges that have it, `AL = 608 61B-64A`.
enum ClassTable {
  /// The file's text, without the characters whose class is `other`.
  static func text(_ values: [String], other: String, title: String) -> String {
    var ranges: [String: [String]] = [:]
    var start = 0
    while start < values.count {
      let end = values[start...].firstIndex { $0 != values[start] } ?? values.count
      ranges[values[start], default: []].append(range(start, end - 1))
      start = end
    }
    ranges[other] = nil
    return title + ranges.sorted { $0.key < $1.key }.map { entry($0.key, $0.value) }.joined()
  }

  /// One entry, broken into lines that begin with two spaces.
  static func entry(_ name: String, _ values: [String]) -> String {
    var text = name + " ="
    var width = text.count
    for value in values {
      if width + 1 + value.count > 118 {
        text += "\n "
        width = 1
      }
      text += " " + value
      width += 1 + value.count
    }
    return text + "\n"
  }

  private static func range(_ first: Int, _ last: Int) -> String {
    first == last ? hex(first) : "\(hex(first))-\(hex(last))"
  }

  /// A character's number.
  static func hex(_ number: Int) -> String { String(number, radix: 16, uppercase: true) }
}
