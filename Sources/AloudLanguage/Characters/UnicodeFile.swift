internal import CLocales

/// A file of `locales/unicode/`, compiled in. Entries look like `AL = 608 61B-64A` or `pair = 28+29` and can take several
/// lines.
package struct UnicodeFile: Sendable {
  package struct Item: Sendable {
    /// The single number, the two ends of a range, or all numbers of a list.
    package var numbers: [UInt32]
    package var isRange = false
  }

  /// In file order.
  package private(set) var entries: [(name: String, items: [Item])] = []

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

/// The class of each character, read from the ranges of a file in `locales/unicode/`.
package struct CharacterClasses<Class: Sendable>: Sendable {
  private var ranges: [(first: UInt32, last: UInt32, value: Class)] = []
  /// The classes of the ASCII characters, which most text consists of.
  private var first: [Class]
  private let other: Class

  /// Characters that the file does not list are of class `other`. Entries for which `named` returns nil are skipped.
  package init(_ file: UnicodeFile, other: Class, class named: (String) -> Class?) {
    self.other = other
    first = []
    for entry in file.entries {
      guard let value = named(entry.name) else { continue }
      for item in entry.items {
        guard let first = item.numbers.first, let last = item.numbers.last else { continue }
        ranges.append((first, last, value))
      }
    }
    ranges.sort { $0.first < $1.first }
    first = (0..<0x80).map { find($0) }
  }

  package subscript(scalar: Unicode.Scalar) -> Class {
    let number = scalar.value
    return number < first.count ? first[Int(number)] : find(number)
  }

  private func find(_ number: UInt32) -> Class {
    var low = 0, high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < number { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].first <= number ? ranges[low].value : other
  }
}
