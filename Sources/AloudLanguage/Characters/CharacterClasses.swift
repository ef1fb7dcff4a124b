/// The class of each character, read from the ranges of a file in `locales/unicode/`.
package struct CharacterClasses<Class: Sendable>: Sendable {
  private var ranges: [(first: UInt32, last: UInt32, value: Class)] = []
  /// The classes of the ASCII characters, which most text consists of.
  private var first: [Class]
  private let other: Class

  /// Creates the classes from a file. Characters that the file does not list are of class `other`. Entries for which `named`
  /// returns nil are skipped.
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

  /// The class of a character.
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
