import Testing

@testable import AloudLanguage

struct UnitSecondsTests {
  @Test("each unit is as many of the smaller ones as people count") func lengths() {
    #expect(RelativeUnit.minute.seconds == 60 * RelativeUnit.second.seconds)
    #expect(RelativeUnit.hour.seconds == 60 * RelativeUnit.minute.seconds)
    #expect(RelativeUnit.day.seconds == 24 * RelativeUnit.hour.seconds)
    #expect(RelativeUnit.week.seconds == 7 * RelativeUnit.day.seconds)
    #expect(RelativeUnit.month.seconds == 30 * RelativeUnit.day.seconds)
    #expect(RelativeUnit.quarter.seconds == 3 * RelativeUnit.month.seconds)
    #expect(RelativeUnit.year.seconds == 365 * RelativeUnit.day.seconds)
  }
}
