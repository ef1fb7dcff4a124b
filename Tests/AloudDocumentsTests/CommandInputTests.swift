import Aloud
import Testing

@testable import AloudDocuments

/// What programs are given: several arguments of one value, arguments under a condition, their standard input.
@Suite struct CommandInputTests {
  private func invocation(_ run: String, _ more: String) throws -> Invocation {
    let app = try page("- {button: Go, id: go, action: {\(run)}}", more)
    guard case .run(_, let invocation) = app.after(.pressed("go")).effects.first else { throw Missing() }
    return invocation
  }

  @Test func argumentsUnderACondition() throws {
    let run = "run: [tool, {arguments: [--name, '{name}'], when: {value: name, is: filled}}, end]"
    #expect(try invocation(run, "values: {name: Ann}").arguments == ["tool", "--name", "Ann", "end"])
    #expect(try invocation(run, "values: {name: ''}").arguments == ["tool", "end"])
  }

  @Test func aSecretGoesInByStandardInput() throws {
    let app = try page(
      "- {field: PIN, id: pin, value: pin, secure: on}\n- {button: Go, id: go, action: {run: [tool], input: '{pin}'}}",
      "values: {pin: ''}")
    let state = app.after(.changed("pin", to: .text("12\n34"))).state
    guard case .run(_, let invocation) = app.after(.pressed("go"), from: state).effects.first else { throw Missing() }
    #expect(invocation.input == "12\n34")
    #expect(invocation.arguments == ["tool"] && invocation.environment == [:])
  }

  @Test(arguments: [
    ("run: [{arguments: [x], when: {value: name, is: filled}}]", "7:41 “” needs words here"),
    ("run: [tool, {arguments: []}]", "7:47 “” is missing here,7:59 “” needs at least one part"),
    (
      "run: [tool, {arguments: ['--name={name}'], when: {value: name, is: filled}}]",
      "7:60 A value goes into a command only as a whole argument, or as a whole variable of “”"
    ),
    (
      "run: [tool], input: 'Hello {name}'",
      "7:55 A value goes into a command only as a whole argument, or as a whole variable of “”"
    ),
  ])
  func errorsHaveTheirPlace(_ run: String, _ expected: String) {
    #expect(
      errors(pageText("- {button: Go, id: go, action: {\(run)}}", "values: {name: ''}")).joined(separator: ",")
        == expected)
  }
}
