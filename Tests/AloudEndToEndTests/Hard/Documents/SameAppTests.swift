import AloudTesting
import Expectations
import Testing

extension HardTests {
  /// One small app, written twice. `OfficeTests` has one in Python and in Swift too.
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

    @Test("HOST-1: a document and a program for the shell give the same transcript")
    func same() async throws {
      let lines = ["tea", "milk", "where am i", "undo", "milk on", "sugar", "leave"]
      try await TemporaryFolder.with { folder in
        try Files.write(Self.document, to: "\(folder)/tearoom.yaml")
        try Files.write(Self.shell, to: "\(folder)/tearoom.sh")
        var transcripts: [String] = []
        for arguments in [["run", "tearoom.yaml"], ["host", "sh", "tearoom.sh"]] {
          let result = try await Program.run(
            [arguments[0], "--echo"] + arguments.dropFirst(), input: lines.map { $0 + "\n" }.joined(), directory: folder
          )
          expect(result.exit == .code(0) && result.errorText == "")
          transcripts.append(result.outputText)
        }
        expect(transcripts[0].contains("> undo\nUndone"))
        expect(transcripts[1], is: transcripts[0])
      }
    }
  }
}
