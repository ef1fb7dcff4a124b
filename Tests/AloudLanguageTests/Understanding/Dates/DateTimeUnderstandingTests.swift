import Expectations
import Testing

@testable import AloudLanguage

struct DateTimeUnderstandingTests {
  /// Friday, 2026-11-20, 15:30.
  private let now = DateTime(day: Day(20_777), hour: 15, minute: 30)

  private func first(_ phrase: String, _ kind: ValueKind, _ tag: String = "en") throws -> String? {
    Understander(try LoadedLocale(tag)).readings(of: phrase, as: kind, now: now).first
  }

  @Test(
    "a mark alone at the end means nothing", arguments: ["at two tonight", "tonight at two"], ["-", "—", ".", "'"])
  func markAlone(_ phrase: String, _ mark: String) throws {
    try expect(first("\(phrase) \(mark)", .datetime), is: first(phrase, .datetime))
  }

  @Test("a sign alone after numbers means nothing", arguments: ["2", "3", "0 0 0"]) func signAlone(_ numbers: String)
    throws
  {
    for tag in ["vi", "en", "es", "zh"] {
      for sign in ["=", "-", ">"] {
        try expect(first("\(numbers) \(sign)", .datetime, tag), is: first(numbers, .datetime, tag), "\(tag)")
      }
    }
  }

  @Test(
    "a day is understood where other programs can read it, with a year of four digits",
    arguments: [
      ("en", "9999-12-31", "9999-12-31"), ("en", "5 May 9999", "9999-05-05"), ("en", "in 7973 years", "9999-11-20"),
      ("en", "in 7974 years", nil), ("en", "10000 years ago", nil), ("pt-PT", "276481 1 1", nil),
      ("en", "12345-01-01", nil), ("en", "2026 years ago", "0000-11-20"), ("en", "2027 years ago", nil),
    ])
  func years(_ tag: String, _ phrase: String, _ text: String?) throws {
    try expect(first(phrase, .date, tag), is: text)
    try expect(first(phrase + " 15:00", .datetime, tag).map { $0.hasPrefix((text ?? "no") + "T") } ?? true)
  }

  @Test("a moment far away goes over midnight, months and years") func shifts() {
    var shift = MomentShift()
    shift.add(-16, .hour)
    shift.add(-1, .month)
    expect(shift.from(now), is: DateTime(day: Day(20_777 - 32), hour: 23, minute: 30))
    var far = MomentShift()
    far.add(99_999, .year)
    expect(far.from(now).day > now.day)
  }

  @Test("a part of a unit of time is what people take it for, or none") func parts() {
    var shift = MomentShift()
    let parts: [(sign: Int, count: Double, unit: RelativeUnit)] = [
      (-1, 1.5, .year), (-1, 0.5, .month), (1, 1.5, .week), (1, 0.5, .day),
    ]
    var isFine: [Bool] = []
    for part in parts { isFine.append(shift.add(part.sign, DurationAmount(count: part.count, unit: part.unit))) }
    expect(isFine, is: [true, true, true, true])
    expect(shift.from(DateTime(day: now.day)), is: DateTime(day: Day(20_224)))
    let isThirdFine = shift.add(1, DurationAmount(count: 0.3, unit: .year))
    expect(!isThirdFine)
  }

  @Test("a phrase without words is nothing", arguments: [ValueKind.date, .time, .datetime], ["...", "", " ", "-"])
  func empty(_ kind: ValueKind, _ phrase: String) throws {
    try expectNil(first(phrase, kind))
  }

  @Test("what names a day, a time or both is known") func named() throws {
    let understander = Understander(try LoadedLocale("en"))
    func names(_ phrase: String) -> [Bool]? {
      understander.moments(phrase, now: now).first.map { [$0.day != nil, $0.namesTime] }
    }
    expect(names("tomorrow"), is: [true, false])
    expect(names("half past three"), is: [false, true])
    expect(names("tonight at eight"), is: [true, true])
    expect(names("now"), is: [true, true])
  }
}
