/// The way in which the hours of a day are counted, by BCP 47 name.
public enum HourCycle: String, Sendable {
  /// A 12-hour cycle from 0 to 11.
  case h11
  /// A 12-hour cycle from 12, 1 to 11.
  case h12
  /// A 24-hour cycle from 0 to 23.
  case h23
  /// A 24-hour cycle from 24, 1 to 23.
  case h24

  init(letter: Character) { self = [.h11, .h12, .h24].first { $0.letter == String(letter) } ?? .h23 }

  var letter: String {
    switch self {
    case .h12: "h"
    case .h11: "K"
    case .h24: "k"
    case .h23: "H"
    }
  }

  /// A Boolean value that indicates whether hours are counted twice a day, with a word for each half.
  public var hasHalves: Bool { self == .h11 || self == .h12 }

  func count(_ hour: Int) -> Int {
    switch self {
    case .h11: hour % 12
    case .h12: hour % 12 == 0 ? 12 : hour % 12
    case .h23: hour
    case .h24: hour == 0 ? 24 : hour
    }
  }
}
