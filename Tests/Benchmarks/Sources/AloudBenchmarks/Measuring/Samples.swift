/// How long something took, each time.
struct Samples {
  private var durations: [Duration] = []

  /// Adds one.
  mutating func add(_ duration: Duration) { durations.append(duration) }

  /// Does something, and adds how long it took.
  mutating func time<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    let result = try body()
    durations.append(ContinuousClock.now - start)
    return result
  }

  /// The one in the middle.
  var median: Duration { percentile(50) }

  /// The one that so many of a hundred are not longer than.
  func percentile(_ percent: Int) -> Duration {
    let sorted = durations.sorted()
    return sorted[min(sorted.count * percent / 100, sorted.count - 1)]
  }
}

extension Duration {
  /// In milliseconds or microseconds, whichever reads better.
  var inWords: String {
    let microseconds = self / .microseconds(1)
    return microseconds < 1_000
      ? "\(microseconds.rounded(toPlaces: 1)) µs" : "\((microseconds / 1_000).rounded(toPlaces: 2)) ms"
  }
}

extension Double {
  /// With so many digits after the point.
  func rounded(toPlaces places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
    return (self * factor).rounded() / factor
  }
}
