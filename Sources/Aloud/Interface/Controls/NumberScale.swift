/// The numbers of a stepper or a slider, from a first to a last one in equal steps, and the words for them.
///
/// Fractions are decimal. All numbers are stored in units of the last decimal place that is needed, so that rounding loses no step.
public struct NumberScale: Sendable, Equatable {
  /// The form in which the numbers are said.
  public enum Words: Sendable, Equatable {
    /// As numbers.
    case number
    /// As durations in whole seconds: "1 minute, 31 seconds of 5 minutes".
    case duration
    /// As a number of stars, or none.
    case stars
    /// By a name for each number, in order.
    case names([LocalizedText])
  }

  /// The ends of a scale that are announced. The others are only how far the numbers go.
  public enum Ends: Sendable, Equatable { case both, first, neither }

  private static let mostPlaces = 6
  /// The limit up to which whole numbers are exact as floating-point numbers.
  private static let exactLimit = 9e15

  /// The form in which the numbers are said.
  public let words: Words
  /// The unit that is said after a number, and may be said in an answer: "kg", "€".
  public var unit: LocalizedText?
  /// The ends that are announced as limits.
  public var toldEnds = Ends.both
  /// The first and the last number, in units.
  let bounds: ClosedRange<Int>
  /// The distance between two numbers, in units; at least 1.
  let step: Int
  /// The number of decimal places of a unit.
  let places: Int

  /// Creates a scale of whole numbers.
  public init(_ bounds: ClosedRange<Int>, step: Int = 1, words: Words = .number) {
    self.bounds = bounds
    self.step = max(1, step)
    self.words = words
    places = 0
  }

  /// Creates a scale of numbers with as many decimal places as the bounds and the step need, at most six. Durations are rounded to
  /// whole seconds.
  public init(_ bounds: ClosedRange<Double>, step: Double, words: Words = .number) {
    let numbers = [bounds.lowerBound, bounds.upperBound, step]
    let most = words == .duration ? 0 : Self.mostPlaces
    places = (0..<most).first { places in numbers.allSatisfy { Self.hasPlaces($0, places) } } ?? most
    let units = numbers.map { [places] in Self.nearest($0, places) }
    self.bounds = units[0]...max(units[0], units[1])
    self.step = max(1, units[2])
    self.words = words
  }

  private static func power(_ places: Int) -> Double { (0..<places).reduce(1) { power, _ in power * 10 } }

  private static func hasPlaces(_ number: Double, _ places: Int) -> Bool {
    let scaled = number * power(places)
    return (scaled - scaled.rounded()).magnitude < 1e-6
  }

  private static func nearest(_ number: Double, _ places: Int) -> Int {
    let scaled = (number * power(places)).rounded()
    return scaled.isNaN ? 0 : Int(min(max(scaled, -exactLimit), exactLimit))
  }

  // MARK: - Values

  /// The number of values. The bounds may be as far apart as `Int` allows.
  public var count: Int {
    let span = bounds.upperBound.subtractingReportingOverflow(bounds.lowerBound)
    return (span.overflow ? .max - 1 : span.partialValue) / step + 1
  }

  func units(at index: Int) -> Int { bounds.lowerBound + index * step }

  func index(of units: Int) -> Int? {
    guard bounds.contains(units) else { return nil }
    let span = units.subtractingReportingOverflow(bounds.lowerBound)
    return span.overflow || span.partialValue % step != 0 ? nil : span.partialValue / step
  }

  func units(_ number: Double) -> Int? {
    guard number.magnitude * Self.power(places) < Self.exactLimit, Self.hasPlaces(number, places) else { return nil }
    return Self.nearest(number, places)
  }

  func beyond(_ number: Double) -> Int? {
    let units = Self.nearest(number, places)
    return bounds.contains(units) ? nil : units
  }

  /// Returns the index of the value nearest to units: an end if they are outside the bounds, the lower of two equally near values.
  func nearestIndex(to units: Int) -> Int {
    if units <= bounds.lowerBound { return 0 }
    let span = units.subtractingReportingOverflow(bounds.lowerBound)
    if span.overflow || units >= bounds.upperBound { return count - 1 }
    let (below, rest) = span.partialValue.quotientAndRemainder(dividingBy: step)
    return min(rest > step / 2 ? below + 1 : below, count - 1)
  }

  /// Returns units in plain digits, as in identifiers and documents: "-0.25".
  func digits(_ units: Int) -> String {
    guard places > 0 else { return String(units) }
    var digits = String(units.magnitude)
    digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    return (units < 0 ? "-" : "") + digits.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
  }

  // MARK: - Words

  /// The first number in words.
  public var firstText: LocalizedText { text(bounds.lowerBound) }

  func text(_ units: Int) -> LocalizedText {
    switch words {
    case .duration: return .duration(seconds: units)
    case .names(let names):
      if let index = index(of: units), names.indices.contains(index) { return names[index] }
    case .stars: return units == 0 ? .message(.ratingNone) : .message(.ratingStars(count: .number(units)))
    case .number: break
    }
    guard let unit else { return .message(.numberPlain(number: argument(units))) }
    return .message(.numberUnit(number: argument(units), unit: .text(unit)))
  }

  func told(_ value: LocalizedText, units: Int?) -> LocalizedText {
    if words == .stars, let units, units != 0 {
      return .message(.ratingValue(value: .number(units), count: .number(bounds.upperBound)))
    }
    if words == .stars { return value }
    if words == .duration, bounds.lowerBound == 0 {
      return .message(.sliderTime(value: .text(value), last: .text(text(bounds.upperBound))))
    }
    return toldEnds == .both ? .message("stepper.value", ends.merging(["value": .text(value)])) : value
  }

  /// Returns the reason why a number outside the bounds can't be chosen, if the number is known as units.
  public func limits(of name: LocalizedText, units: Int? = nil) -> LocalizedText {
    if toldEnds != .both, let units, units < bounds.lowerBound {
      return .message(.limitsFrom(name: .text(name), first: .text(firstText)))
    }
    if words == .number { return .message("stepper.limits", ends) }
    return .message("picker.noValue", ends.merging(["column": .text(name)]))
  }

  var wholeLimits: LocalizedText? {
    guard words == .number, places == 0 else { return nil }
    return toldEnds == .both ? .message("stepper.whole", ends) : .message(.stepperWholeAlone)
  }

  func range(of name: LocalizedText) -> LocalizedText? {
    switch toldEnds {
    case .both: .message("picker.range", ends.merging(["name": .text(name)]))
    case .first: .message(.limitsFrom(name: .text(name), first: .text(firstText)))
    case .neither: nil
    }
  }

  var stepSentence: LocalizedText? {
    step == Int(Self.power(places)) || words == .stars ? nil : .message(.limitsStep(step: .text(text(step))))
  }

  var help: LocalizedText? { isOfNumbers ? .message("help.scale", ends) : nil }
  var isOfNumbers: Bool { if case .names = words { false } else { true } }

  /// True if the numbers go from 0 to 100, so that they may be said as percentages.
  var isOfHundred: Bool { words == .number && bounds == 0...100 * Int(Self.power(places)) }

  private var ends: Message.Arguments {
    guard words == .number else {
      return ["first": .text(text(bounds.lowerBound)), "last": .text(text(units(at: count - 1)))]
    }
    let last: Message.Argument = unit == nil ? argument(bounds.upperBound) : .text(text(bounds.upperBound))
    return ["first": argument(bounds.lowerBound), "last": last]
  }

  private func argument(_ units: Int) -> Message.Argument {
    let fraction = digits(units).split(separator: ".").dropFirst().first?.utf8.count ?? 0
    return fraction == 0
      ? .number(places == 0 ? units : units / Int(Self.power(places)))
      : .decimal(Double(units) / Self.power(places), places: fraction)
  }
}
