/// The numbers that elements of a list have of their own, such as tags or ports. A number then means the element with that number,
/// not the element at that position (LOOP-14). An element without a number can't be chosen by one.
public struct OwnNumbers: Sendable {
  private let numbers: [Int?]
  private let places: [Int: Int]

  /// Creates the numbers of the elements, in order; nil if no element has a number, or two have the same.
  public init?(_ numbers: [Int?]) {
    var places: [Int: Int] = [:]
    for (place, number) in numbers.enumerated() {
      guard let number else { continue }
      if places.updateValue(place, forKey: number) != nil { return nil }
    }
    if places.isEmpty { return nil }
    (self.numbers, self.places) = (numbers, places)
  }

  /// Returns the number of the element at a position, counted from 0; nil if it has none.
  public subscript(place: Int) -> Int? { numbers[place] }

  /// Returns the position, counted from 0, of the element with a number.
  public func place(of number: Int) -> Int? { places[number] }

  var greatest: Int? { places.keys.max() }

  /// Returns the numbers of the elements in a range of positions.
  public func at(_ range: Range<Int>) -> OwnNumbers? { OwnNumbers(Array(numbers[range])) }

  /// A Boolean value that indicates whether each number is the position of its element, counted from 1; positions then number all
  /// elements.
  public var arePlaces: Bool { places.allSatisfy { number, place in number == place + 1 } }

  /// Returns the number that is the name, or begins it: "0", "2) On", "8 Update"; nil if the name does not begin with a separate
  /// number.
  public static func beginning(_ name: String) -> Int? {
    let name = name.trimmingSpaces()
    let sign: Substring = ["-", "\u{2212}"].contains(name.first) ? name.prefix(1) : ""
    let digits = name.dropFirst(sign.count).prefix { digit in digit.wholeNumberValue.map { $0 < 10 } ?? false }
    let values = digits.compactMap(\.wholeNumberValue)
    guard let number = Int(values.map { String($0) }.joined()) else { return nil }
    let rest = name.dropFirst(sign.count + digits.count)
    let after = rest.drop { $0 == "." || $0 == ")" || $0 == ":" }
    guard rest.count - after.count <= 1, after.isEmpty || after.first == " " else { return nil }
    return sign.isEmpty ? number : -number
  }
}

/// A place in a list that an ordinal names: "the second", "the last one", "next to last" (LOOP-16).
struct ListPlace: Sendable, Equatable {
  /// Counted from 1. A number that is not positive counts back from the end: 0 is the last place.
  private let offset: Int

  init?(_ phrase: String, _ understander: Understander) {
    let ordinal = understander.readings(of: phrase, as: .ordinal, now: DateTime(day: Day(0))).first ?? ""
    let isFromEnd = ordinal.hasPrefix("end")
    let offset = Int(isFromEnd ? ordinal.dropFirst(3) : ordinal[...])
    guard let offset, isFromEnd == (offset <= 0) else { return nil }
    self.offset = offset
  }

  func number(among count: Int) -> Int { offset > 0 ? offset : offset + count }

  func index(among count: Int) -> Int? {
    let number = number(among: count)
    return (1...max(1, count)).contains(number) && count > 0 ? number - 1 : nil
  }
}
