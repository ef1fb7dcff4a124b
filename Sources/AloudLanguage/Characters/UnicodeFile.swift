internal import CLocales

/// A file of `locales/unicode/`, compiled in. Its entries look like `AL = 608 61B-64A` or `pair = 28+29`; long ones take several
/// lines.
package struct UnicodeFile: Sendable {
  /// A group of numbers.
  package struct Item: Sendable {
    /// The single number, the two ends of a range, or all numbers of a list.
    package var numbers: [UInt32]
    /// A Boolean value that indicates whether the numbers are the ends of a range.
    package var isRange = false
  }

  /// The entries, in file order.
  package private(set) var entries: [(name: String, items: [Item])] = []

  /// Reads the file with the given name. There are no entries if the file does not exist.
  package init(_ name: String) {
    let index = aloud_locale_file_index("unicode/\(name).txt")
    guard index >= 0 else { return }
    LocaleBytes(bundled: index).withBytes { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") { read(line) }
    }
  }

  private mutating func read(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    for word in line.split(separator: UInt8(ascii: " ")) {
      if word.first == UInt8(ascii: "=") { continue }
      if word.startIndex == line.startIndex {
        entries.append((String(decoding: word, as: UTF8.self), []))
      } else if !entries.isEmpty {
        entries[entries.count - 1].items.append(Self.item(word))
      }
    }
  }

  private static func item(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Item {
    var item = Item(numbers: [0])
    for byte in word {
      switch byte {
      case UInt8(ascii: "-"):
        item.isRange = true
        item.numbers.append(0)
      case UInt8(ascii: "+"): item.numbers.append(0)
      default:
        let digit = byte < UInt8(ascii: "A") ? byte - UInt8(ascii: "0") : byte - UInt8(ascii: "A") + 10
        item.numbers[item.numbers.count - 1] = item.numbers[item.numbers.count - 1] << 4 | UInt32(digit)
      }
    }
    return item
  }
}
