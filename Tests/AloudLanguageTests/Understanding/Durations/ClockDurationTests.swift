import Expectations
import Testing

@testable import AloudLanguage

struct ClockDurationTests {
  @Test(
    "hours and minutes, and seconds where there are three numbers",
    arguments: [("1:30", 5_400), ("0:05", 300), ("12:00", 43_200), ("1:30:15", 5_415), ("١:٣٠", 5_400)])
  func clock(_ text: String, _ seconds: Double) { expect(ClockDuration.seconds(text), is: seconds) }

  @Test(
    "what is not written so is none",
    arguments: [
      "", "1", ":30", "1:", "1:3", "1:60", "1:99", "1:30:60", "1:30:15:00", "1:30 pm", "a:30", "-1:30", "1:½0",
      "99999999999999999999:30",
    ])
  func none(_ text: String) { expectNil(ClockDuration.seconds(text)) }
}
