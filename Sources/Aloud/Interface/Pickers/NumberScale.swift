/// The numbers that a stepper or a slider goes through: from a first to a last one in equal steps, with words for them.
///
/// Fractions are decimal ones. All is counted in units of the last decimal place that is needed, so that no step is lost to
/// rounding.
public struct NumberScale: Sendable, Equatable {
  /// How the numbers are told.
  public enum Words: Sendable, Equatable {
    /// As numbers.
    case number
    /// As how long something takes, in whole seconds: "1 minute, 31 seconds of 5 minutes".
    case duration
    /// As so many stars, or none.
    case stars
    /// Each by a name of its own, in order.
    case names([LocalizedText])
  }

  /// How many digits stand after the decimal separator at most.
  private static let mostPlaces = 6
  /// Whole numbers up to here are exact as floating-point ones.
  private static let exactLimit = 9e15

  /// How they are told.
  public let words: Words
  /// The first and the last, in units.
  let bounds: ClosedRange<Int>
  /// How far they are apart, in units: 1 at least.
  let step: Int
  /// How many decimal places a unit is.
  let places: Int

  /// Whole numbers, `step` apart.
  public init(_ bounds: ClosedRange<Int>, step: Int = 1, words: Words = .number) {
    self.bounds = bounds
    self.step = max(1, step)
    self.words = words
    places = 0
  }

  /// Numbers with fractions of as many digits as the bounds and the step have, six at most; durations are rounded to whole
  /// seconds.
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

  /// How many there are. The ends may be as far apart as numbers go.
  public var count: Int {
    let span = bounds.upperBound.subtractingReportingOverflow(bounds.lowerBound)
    return (span.overflow ? .max - 1 : span.partialValue) / step + 1
  }

  /// The units of the one at an index.
  func units(at index: Int) -> Int { bounds.lowerBound + index * step }

  /// Where units stand on the scale; nil where they are beyond its ends, or between two steps.
  func index(of units: Int) -> Int? {
    guard bounds.contains(units) else { return nil }
    let span = units.subtractingReportingOverflow(bounds.lowerBound)
    return span.overflow || span.partialValue % step != 0 ? nil : span.partialValue / step
  }

  /// The units of a number; nil where it is no such one, however far the scale goes.
  func units(_ number: Double) -> Int? {
    guard number.magnitude * Self.power(places) < Self.exactLimit, Self.hasPlaces(number, places) else { return nil }
    return Self.nearest(number, places)
  }

  /// The units of a number that is beyond the ends, as near as they can be told; nil where it is not.
  func beyond(_ number: Double) -> Int? {
    let units = Self.nearest(number, places)
    return bounds.contains(units) ? nil : units
  }

  /// The one nearest to units: the end where they are beyond it, the lower of two that are as near.
  func nearestIndex(to units: Int) -> Int {
    if units <= bounds.lowerBound { return 0 }
    let span = units.subtractingReportingOverflow(bounds.lowerBound)
    if span.overflow || units >= bounds.upperBound { return count - 1 }
    let (below, rest) = span.partialValue.quotientAndRemainder(dividingBy: step)
    return min(rest > step / 2 ? below + 1 : below, count - 1)
  }

  /// Units in plain digits, as ids and documents have them: "-0.25".
  func digits(_ units: Int) -> String {
    guard places > 0 else { return String(units) }
    var digits = String(units.magnitude)
    digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    return (units < 0 ? "-" : "") + digits.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
  }

  // MARK: - Words

  /// The first one in words.
  public var firstText: LocalizedText { text(bounds.lowerBound) }

  /// Units in words.
  func text(_ units: Int) -> LocalizedText {
    switch words {
    case .duration: return .duration(seconds: units)
    case .names(let names):
      if let index = index(of: units), names.indices.contains(index) { return names[index] }
    case .stars: return units == 0 ? .message(.ratingNone) : .message(.ratingStars(count: .number(units)))
    case .number: break
    }
    return .message(.numberPlain(number: argument(units)))
  }

  /// Units in words, with what they are told against: between which ends, or of which whole.
  func told(_ value: LocalizedText, units: Int?) -> LocalizedText {
    if words == .stars {
      guard let units, units != 0 else { return value }
      return .message(.ratingValue(value: .number(units), count: .number(bounds.upperBound)))
    }
    if words == .duration, bounds.lowerBound == 0 {
      return .message(.sliderTime(value: .text(value), last: .text(text(bounds.upperBound))))
    }
    return .message("stepper.value", ends.merging(["value": .text(value)]))
  }

  /// Why a number beyond the ends can't be chosen.
  public func limits(of name: LocalizedText) -> LocalizedText {
    if words == .number { return .message("stepper.limits", ends) }
    return .message("picker.noValue", ends.merging(["column": .text(name)]))
  }

  /// What can be said to choose one; nil where each has a name, and is chosen as from a list.
  var help: LocalizedText? { isOfNumbers ? .message("help.scale", ends) : nil }

  /// Whether they are told as numbers, and not each by a name of its own.
  var isOfNumbers: Bool {
    switch words {
    case .number, .duration, .stars: true
    case .names: false
    }
  }

  /// The ends, as arguments of a message.
  private var ends: Message.Arguments {
    words == .number
      ? ["first": argument(bounds.lowerBound), "last": argument(bounds.upperBound)]
      : ["first": .text(text(bounds.lowerBound)), "last": .text(text(units(at: count - 1)))]
  }

  private func argument(_ units: Int) -> Message.Argument {
    let fraction = digits(units).split(separator: ".").dropFirst().first?.utf8.count ?? 0
    return fraction == 0
      ? .number(places == 0 ? units : units / Int(Self.power(places)))
      : .decimal(Double(units) / Self.power(places), places: fraction)
  }
}
