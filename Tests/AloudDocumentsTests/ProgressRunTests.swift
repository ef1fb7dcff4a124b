import Expectations
import Testing

@testable import Aloud
@testable import AloudDocuments

/// Programs that tell how far they are, and can be stopped.
@Suite struct ProgressRunTests {
  private static let elements = """
    - button: Install
      id: install
      action: {run: [./install.sh], name: work, progress: done, status: doing, then: {say: Done.}}
    - {button: Stop, id: stop, action: {stop: work}}
    """
  private static let values = "values: {done: '', doing: ''}"
  private static let run = ID("run", "1")

  @Test func itsLinesAreToldAndItMayTakeAsLongAsItLikes() throws {
    var invocation = Invocation(["./install.sh"], timeLimit: nil)
    invocation.tellsLines = true
    try expect(page(Self.elements, Self.values).after(.pressed("install")).effects, is: [.run(Self.run, invocation)])
  }

  @Test(arguments: [
    (["40"], "40", ""), ([" 41 % "], "41", ""), (["200"], "100", ""), (["-3"], "0", ""), (["50", "20"], "20", ""),
    (["Reading"], "", ""), (["XXX", "12", "Copying", "files", "XXX"], "12", "Copying files"), (["XXX", "12"], "", ""),
    (["XXX", "12", "Copying", "XXX", "30"], "30", "Copying"),
    ([#"{"percent": 33.7, "text": "Unpacking"}"#], "33", "Unpacking"),
    ([#"{"percent": 1e300}"#], "100", ""), ([#"{"text": "Nearly"}"#], "", "Nearly"), (["{", "5"], "5", ""),
    (["{]"], "", ""),
    (["99999999999999999999"], "", ""),
  ])
  func lines(_ lines: [String], _ percent: String, _ text: String) throws {
    let app = try page(Self.elements, Self.values)
    var state = app.after(.pressed("install")).state
    for line in lines { state = app.after(.printed(Self.run, line), from: state).state }
    expect(state.values, is: ["done": .text(percent), "doing": .text(text)])
  }

  @Test func itCanBeStopped() throws {
    let app = try page(Self.elements, Self.values)
    let running = app.after(.pressed("install")).state
    expect(app.after(.pressed("stop"), from: running).effects, is: [.stop(Self.run)])
    expect(app.after(.interrupted, from: running).effects, is: [.stop(Self.run)])
    expect(app.after(.interrupted).effects, is: [])
    let (state, effects) = app.after(.finished(Self.run, .stopped()), from: running)
    expect(effects, is: [.say(.message(.documentCommandStopped(command: "./install.sh")))])
    expect(app.after(.pressed("stop"), from: state).effects, is: [])
    expect(app.after(.printed(Self.run, "90"), from: state).state.values["done"], is: .text(""))
  }
}
