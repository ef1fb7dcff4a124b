import Testing

@testable import Aloud
@testable import AloudDocuments

/// What a host writes into logs, and asks by itself.
@Suite struct HostedMessageTests {
  private static let interface = """
    {"aloud": 1, "interface": {"app": "Host", "language": "en", "values": {"count": "0"}, "tabs": [{"title": "Home", "elements":
    [{"log": "Talk", "id": "talk"}, {"text": "{count}", "id": "text"}]}]}}
    """.split(separator: "\n").joined()

  private let app: HostedApp
  private var state: HostedApp.State

  init() throws {
    app = try HostedApp(Self.interface, from: "host") { _, _ in ProvidedRow([:]) }
    state = app.initialState
  }

  /// What comes of a line of the host's.
  private mutating func take(_ line: String) -> [Effect] {
    app.update(&state, .loaded(HostedApp.message, .contents(line)))
  }

  private var messages: [String] {
    let log = state.inner.logs["talk"]?.messages ?? LogMessages()
    return (0..<log.count).map { index in
      "\(log[index].kind): \(log[index].part(0).source)" + (log[index].isComplete ? "" : " …")
    }
  }

  @Test mutating func itWritesIntoLogs() {
    #expect(take(#"{"log": {"id": "talk", "speaker": "tool", "text": "Done."}}"#) == [])
    #expect(take(#"{"log": {"id": "talk", "message": "1", "text": "It "}}"#) == [])
    #expect(messages == ["tool: Done.", "assistant: It  …"])
    #expect(take(#"{"log": {"id": "talk", "message": "1", "text": "is.", "end": true}}"#) == [])
    #expect(messages == ["tool: Done.", "assistant: It is."])
  }

  @Test mutating func anotherInterfaceKeepsWhatWasWritten() {
    _ = take(#"{"log": {"id": "talk", "text": "Kept."}}"#)
    #expect(take(Self.interface) == [])
    #expect(messages == ["assistant: Kept."])
  }

  @Test(arguments: [
    (#"{"log": {"id": "tlk", "text": "x"}}"#, "to write into"), (#"{"log": {"text": "x"}}"#, "to write into"),
    (#"{"log": {"id": "talk"}}"#, "“text” is missing here"), (#"{"log": "x"}"#, "This is no message"),
    (
      #"{"do": {"ask": "Really?", "items": [{"item": "Yes", "action": {"run": ["rm"]}}]}}"#,
      "is nothing that a host can ask for"
    ),
    (#"{"do": {"stop": "x"}}"#, "is nothing that a host can ask for"),
    // What an item of a question does would be done by what is on the screen.
    (#"{"do": {"ask": "Really?", "items": [{"item": "Yes", "id": "text"}]}}"#, "The id “text” is already used in line"),
  ])
  mutating func whatIsWrongIsTold(_ line: String, _ problem: String) {
    guard case .say(.message(let message))? = take(line).first else { return _ = #expect(Bool(false)) }
    #expect(message.key == "host.wrong")
    #expect("\(message)".contains(problem))
    #expect(messages == [])
  }

  @Test mutating func itAsksByItselfAndIsToldTheAnswer() throws {
    let effects = take(
      #"{"do": {"ask": "Really?", "items": [{"item": "Yes", "id": "yes", "action": {"set": {"count": "1"}}}, {"item": "No"}],"#
        + #" "after dismissal": {"say": "Well."}}}"#)
    guard case .ask(let sheet)? = effects.first, case .item(let second)? = sheet.actions.elements.last else {
      throw Missing()
    }
    #expect(sheet.id == "ask.really" && second.id == "ask.no")
    let told = app.update(&state, .pressed("yes"))
    #expect(told == [.tell(ID("aloud.host", "1"), #"{"event":"pressed","id":"yes","n":1,"values":{"count":"1"}}"#)])
    let left = app.update(&state, .sheet(sheet.id, .did))
    #expect(left.count == 2)
    #expect(left.last == .tell(ID("aloud.host", "2"), #"{"event":"left","id":"ask.really","n":2}"#))
  }

  @Test mutating func itIsToldWhatIsTakenBack() throws {
    let before = state
    _ = take(
      #"{"interface": {"app": "A", "language": "en", "values": {"lit": false}, "tabs": [{"title": "T", "elements": "#
        + #"[{"toggle": "Lamp", "id": "lamp", "value": "lit"}]}]}}"#)
    let off = state
    let told = app.update(&state, .changed("lamp", to: .isOn(true)))
    #expect(told == [.tell(ID("aloud.host", "1"), #"{"event":"changed","id":"lamp","n":1,"values":{"lit":true}}"#)])
    for part in app.undoParts { try part.putBack(&state, before: off, after: state) }
    #expect(
      app.update(&state, .restored)
        == [.tell(ID("aloud.host", "2"), #"{"event":"restored","id":"","n":2,"values":{"lit":false}}"#)])
    #expect(before.inner.values != state.inner.values)
  }
}
