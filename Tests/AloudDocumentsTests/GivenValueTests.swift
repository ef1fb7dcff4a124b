import Expectations
import Testing

@testable import Aloud
@testable import AloudDocuments

/// Values that programs give, and those that follow others.
@Suite struct GivenValueTests {
  private static let field = "- {field: Host, id: host, value: host}\n- {field: Mail, id: mail, value: mail}"

  @Test func aProgramGivesItAtTheStart() throws {
    let app = try page(Self.field, "values: {host: {run: [hostname], default: debian}, mail: ''}")
    let id = ID("value", "host")
    expect(app.initialEffects, is: [.run(id, Invocation(["hostname"]))])
    expect(app.initialState.text("host"), is: "debian")
    let given = CommandResult.exited(status: 0, output: "box\n")
    expect(app.after(.finished(id, given)).state.text("host"), is: "box")
    let typed = app.after(.changed("host", to: .text("mine")), .finished(id, given)).state
    expect(typed.text("host"), is: "mine")
    let (failed, effects) = app.after(.finished(id, .notStarted))
    expect(failed.text("host"), is: "debian")
    expect(effects, is: [.say(.message(.documentCommandNotStarted(command: "host")))])
  }

  @Test func itFollowsOthersUntilItIsChanged() throws {
    let app = try page(Self.field, "values: {a: {follows: '<{mail}>'}, mail: {follows: 'root@{host}'}, host: box}\n")
    expect(app.initialState.text("mail"), is: "root@box")
    expect(app.initialState.text("a"), is: "<root@box>")
    let named = app.after(.changed("host", to: .text("ship"))).state
    expect(named.text("mail"), is: "root@ship")
    expect(named.text("a"), is: "<root@ship>")
    let typed = app.after(.changed("mail", to: .text("me@sea")), .changed("host", to: .text("boat")), from: named).state
    expect(typed.text("mail"), is: "me@sea")
    expect(typed.text("a"), is: "<me@sea>")
  }

  @Test func aSheetThatIsCancelledLetsItFollowAgain() throws {
    let app = try page(
      "- {button: Open, action: {present: s}}",
      "values: {host: box, mail: {follows: 'root@{host}'}}\nsheets:\n- id: s\n  title: S\n  elements:\n  "
        + Self.field.replacing("\n", with: "\n  "))
    let left = app.after(.changed("mail", to: .text("me")), .sheet("s", .did)).state
    expect(left.text("mail"), is: "root@box")
    var state = left
    state.set("host", to: .text("ship"))
    expect(app.after(.today(Day(0)), from: state).state.text("mail"), is: "root@ship")
  }
}
