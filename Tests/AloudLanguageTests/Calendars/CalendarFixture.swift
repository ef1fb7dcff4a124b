import AloudLanguage
import Foundation

/// The years of a calendar about 1900–2100 as sources outside Aloud have them. The files in `Fixtures/` say which.
struct CalendarFixture {
  struct Year {
    let era, year: Int
    /// The number of its first day from 1970-01-01.
    let firstDay: Int
    /// Its months' numbers, each with the days that lie in the year's era.
    let months: [(number: Int, days: ClosedRange<Int>)]

    var dates: [CalendarDate] {
      months.flatMap { month in
        month.days.map { CalendarDate(era: era, year: year, month: month.number, day: $0) }
      }
    }
  }

  struct Unreadable: Error { let line: String }

  let years: [Year]

  init(_ system: CalendarSystem) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(system.rawValue).txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    years = try lines.map { line in
      let fields = line.split(separator: " ").map { Int($0) }
      guard fields.count > 4, let era = fields[0], let year = fields[1], let day = fields[2], let first = fields[3]
      else {
        throw Unreadable(line: String(line))
      }
      var months: [(Int, ClosedRange<Int>)] = []
      for (number, last) in zip(1..., fields[4...]) {
        if let last { months.append((number, (months.isEmpty ? first : 1)...last)) }
      }
      return Year(era: era, year: year, firstDay: day, months: months)
    }
  }
}
