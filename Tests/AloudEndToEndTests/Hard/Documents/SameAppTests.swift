import Aloud
import AloudTesting
import Expectations
import Testing

extension HardTests {
  /// One small app, written in four ways.
  @Suite struct SameAppTests {
    private static let document = """
      app: Tearoom
      language: en
      values: {milk: off}
      tabs:
      - title: Table 4
        elements:
        - {button: Tea, id: tea, action: {say: Your tea is on its way.}}
        - {toggle: Milk, value: milk}
        - {button: Leave, id: leave, action: {exit: 0}}
      """
    private static let interface =
      #"{"app": "Tearoom", "language": "en", "values": {"milk": false}, "tabs": [{"title": "Table 4", "elements": ["#
      + #"{"button": "Tea", "id": "tea"}, {"toggle": "Milk", "value": "milk"}, {"button": "Leave", "id": "leave"}]}]}"#
    private static let python = """
      import json
      from aloud_host import do, serve

      def used(event, values):
          if event["id"] == "tea":
              do({"say": "Your tea is on its way."})
          if event["id"] == "leave":
              do({"exit": 0})

      serve(json.loads('''\(interface)'''), used)
      """
    private static let shell = """
      read -r greeting
      echo '{"aloud": 1, "interface": \(interface)}'
      while read -r event; do
        case $event in
          *'"id":"tea"'*) echo '{"do": {"say": "Your tea is on its way."}}' ;;
          *'"id":"leave"'*) echo '{"do": {"exit": 0}}' ;;
          *'"event":"ended"'*) exit 0 ;;
        esac
        number=${event#*'"n":'}
        echo "{\\"done\\": ${number%%[!0-9]*}}"
      done
      """

    private struct Tearoom: App {
      var initialState: Bool { false }

      func interface(for hasMilk: Bool) -> Interface {
        Interface("Tearoom") {
          Tab("Table 4", id: "table") {
            Button("Tea", id: "tea")
            Toggle("Milk", id: "milk", isOn: hasMilk)
            Button("Leave", id: "leave", action: .quit)
          }
        }
      }

      func update(_ hasMilk: inout Bool, _ event: Event) -> [Effect] {
        if case .changed("milk", .isOn(let isOn)) = event { hasMilk = isOn }
        return event == .pressed("tea") ? [.say("Your tea is on its way.")] : []
      }
    }

    @Test("HOST-1: a document, a program in Python, one for the shell and one in Swift give the same transcript")
    func same() async throws {
      let lines = ["tea", "milk", "where am i", "undo", "milk on", "sugar", "leave"]
      try await TemporaryFolder.with { folder in
        try ShownDocument.writeAll(of: Article("Sources/AloudDocuments/AloudDocuments.docc/Hosts.md"), in: folder)
        try Files.write(Self.document, to: "\(folder)/tearoom.yaml")
        try Files.write(Self.python, to: "\(folder)/tearoom.py")
        try Files.write(Self.shell, to: "\(folder)/tearoom.sh")
        var transcripts: [String] = []
        for arguments in [["run", "tearoom.yaml"], ["host", "python3", "tearoom.py"], ["host", "sh", "tearoom.sh"]] {
          let result = try await Program.run(
            [arguments[0], "--echo"] + arguments.dropFirst(), input: lines.map { $0 + "\n" }.joined(), directory: folder
          )
          expect(result.exit == .code(0) && result.errorText == "")
          transcripts.append(result.outputText)
        }
        var player = try AppPlayer(Tearoom())
        let parts = try [player.opening] + lines.map { try player.transcript($0) }
        transcripts.append(parts.joined(separator: "\n") + "\n")
        expect(transcripts[0].contains("> undo\nUndone"))
        for other in transcripts.dropFirst() { expect(other, is: transcripts[0]) }
      }
    }
  }
}
