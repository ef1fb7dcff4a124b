/// The numbers that the things of a list have of their own, such as tags or ports: who says a number means the thing that has it, and
/// not the place where it stands (LOOP-14). What has none has no number there.
public struct OwnNumbers: Sendable {
  private let numbers: [Int?]
  private let places: [Int: Int]

  /// The number of each thing, in their order; nil where none has one, or two have the same.
  public init?(_ numbers: [Int?]) {
    var places: [Int: Int] = [:]
    for (place, number) in numbers.enumerated() {
      guard let number else { continue }
      if places.updateValue(place, forKey: number) != nil { return nil }
    }
    if places.isEmpty { return nil }
    (self.numbers, self.places) = (numbers, places)
  }

  /// The number of the thing at a place, counted from 0; nil where it has none.
  public subscript(place: Int) -> Int? { numbers[place] }

  /// The place of the thing that has a number, counted from 0.
  public func place(of number: Int) -> Int? { places[number] }

  /// The greatest of them.
  var greatest: Int? { places.keys.max() }

  /// Those of the things at some places.
  public func at(_ range: Range<Int>) -> OwnNumbers? { OwnNumbers(Array(numbers[range])) }

  /// Whether each is the place of its thing, counted from 1: then places number the others too.
  public var arePlaces: Bool { places.allSatisfy { number, place in number == place + 1 } }

  /// The number that a name is, or begins with: "0", "2) On", "8 Update"; nil where it is another, or none.
  public static func beginning(_ name: String) -> Int? {
    let name = name.trimmingSpaces()
    let sign = name.first == "-" || name.first == "\u{2212}" ? name.prefix(1) : ""
    let digits = name.dropFirst(sign.count).prefix { $0.isWholeNumber && $0.wholeNumberValue.map { $0 < 10 } ?? false }
    guard let number = Int(digits.compactMap(\.wholeNumberValue).map(String.init).joined()) else { return nil }
    let rest = name.dropFirst(sign.count + digits.count)
    let after = rest.drop { $0 == "." || $0 == ")" || $0 == ":" }
    guard rest.count - after.count <= 1, after.isEmpty || after.first == " " else { return nil }
    return sign.isEmpty ? number : -number
  }
}
