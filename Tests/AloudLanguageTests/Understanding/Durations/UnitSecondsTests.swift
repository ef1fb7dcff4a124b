import Expectations
import Testing

@testable import AloudLanguage

struct UnitSecondsTests {
  @Test("each unit is as many of the smaller ones as people count") func lengths() {
    expect(RelativeUnit.minute.seconds, is: 60 * RelativeUnit.second.seconds)
    expect(RelativeUnit.hour.seconds, is: 60 * RelativeUnit.minute.seconds)
    expect(RelativeUnit.day.seconds, is: 24 * RelativeUnit.hour.seconds)
    expect(RelativeUnit.week.seconds, is: 7 * RelativeUnit.day.seconds)
    expect(RelativeUnit.month.seconds, is: 30 * RelativeUnit.day.seconds)
    expect(RelativeUnit.quarter.seconds, is: 3 * RelativeUnit.month.seconds)
    expect(RelativeUnit.year.seconds, is: 365 * RelativeUnit.day.seconds)
  }
}
