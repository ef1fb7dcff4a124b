import Expectations
import Testing

@testable import AloudLanguage

struct ISODurationTests {
  @Test(
    "ISO 8601's designators, the parts in their order",
    arguments: [
      ("PT1H30M", 5_400), ("P1DT12H", 129_600), ("P2W", 1_209_600), ("P1Y2M3D", 36_979_200), ("PT0.5S", 0.5),
      ("PT1,5M", 90), ("P1M", 2_592_000), ("PT1M", 60), ("PT0S", 0),
    ])
  func parts(_ text: String, _ seconds: Double) { expect(ISODuration.seconds(text), is: seconds) }

  @Test(
    "what is not written so is none",
    arguments: [
      "", "P", "PT", "P1", "P1DT", "1H", "PT1M1H", "PT1H1H", "P1H", "PT1D", "PTT1H", "P1T2H", "PT.5H", "PT1.2.3S",
      "P1D2", "PTH", "PX", "Ｐ1D", "PT1H ",
    ])
  func none(_ text: String) { expectNil(ISODuration.seconds(text)) }
}
