import Foundation

/// Foundation's date formatter, measured in a process of its own because of the memory that it takes.
///
/// Arguments: how many rounds, how many dates in a round, and tags. Prints two numbers of nanoseconds: the median of setting a
/// formatter up and telling a date, and that of telling a round of dates with one that stands ready.
@main
enum FoundationDates {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.prefix(2).compactMap { Int($0) }
    let tags = arguments.dropFirst(2)
    guard numbers.count == 2, !tags.isEmpty else { exit(64) }
    var setUp: [Duration] = [], telling: [Duration] = []
    let clock = ContinuousClock()
    for round in 0..<numbers[0] {
      for tag in tags {
        setUp.append(clock.measure { _ = formatter(tag).string(from: date) })
        let ready = formatter(tag)
        _ = ready.string(from: date)
        telling.append(
          clock.measure {
            for day in 0..<numbers[1] { _ = ready.string(from: date + Double((round + day) * 86_400)) }
          })
      }
    }
    print(nanoseconds(setUp), nanoseconds(telling))
  }

  private static func nanoseconds(_ samples: [Duration]) -> Int {
    Int(samples.sorted()[samples.count / 2] / .nanoseconds(1))
  }

  private static func formatter(_ tag: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: tag)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateStyle = .full
    formatter.timeStyle = .none
    return formatter
  }

  /// 2026-11-20.
  private static let date = Date(timeIntervalSince1970: 20_777 * 86_400)
}
