import Foundation

/// A file of the Unicode Character Database that gives ranges of characters a value each: `0590..05FF ; R # comment`.
struct PropertyFile {
  /// The values in the order of the file, each with its range: what comes later goes before what came earlier.
  private(set) var entries: [(range: ClosedRange<Int>, value: String)] = []

  /// Reads a file; `named` has the short names of values that its `@missing` lines write out.
  init(_ file: URL, named names: [String: String] = [:]) throws {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let missing = line.hasPrefix("# @missing:")
      let text = missing ? line.dropFirst("# @missing:".count) : line.prefix { $0 != "#" }
      let fields = text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count >= 2, let range = Self.range(fields[0]) else { continue }
      entries.append((range, missing ? names[fields[1]] ?? fields[1] : fields[1]))
    }
  }

  /// "41" or "41..5A".
  private static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.components(separatedBy: "..").compactMap { Int($0, radix: 16) }
    guard let first = ends.first, let last = ends.last else { return nil }
    return first...last
  }

  /// The value of every character, `other` where the file has none.
  func values(other: String) -> [String] {
    var values = [String](repeating: other, count: 0x110000)
    for (range, value) in entries { values.replaceSubrange(range, with: repeatElement(value, count: range.count)) }
    return values
  }
}
