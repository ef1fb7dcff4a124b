import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudReminders

/// What the session once got wrong with the built-in app, each as short as it can be shown.
struct SmallRepairsTests {
  @Test func anAlertAtTheStartComesAfterTheIntroduction() throws {
    let app = try Playthrough(file: .failed(.other))
    let printed = app.opening
    expect(printed.hasPrefix("Aloud."))
  }

  @Test func aNameThatIsASentenceEndsWithOneFullStop() throws {
    var app = try Playthrough(
      file: .readOnly(RemindersFile.text(of: .sample(on: Playthrough.now.day)), because: .inUse))
    let printed = try app.transcript("first", "")
    expect(printed.contains(".."), is: false)
  }
}
