import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// Programs in other languages that show their apps.
  @Suite struct HostTests {
    /// Runs a host that is a shell script, in which `say` prints a message and `answer` the end of the work on an event.
    private func run(_ script: String, _ lines: String = "", limit: Duration = .seconds(60)) async throws -> RunResult {
      try await TemporaryFolder.with { folder in
        try Files.write(
          """
          say() { printf '%s\\n' "$1"; }
          app='{"aloud": 1, "interface": {"app": "Host", "language": "en", "values": {"pin": "", "loud": false},
          "tabs": [{"title": "Home", "elements": [{"button": "Go", "id": "go"}, {"text": "Here.", "id": "text", "live": true},
          {"field": "PIN", "id": "pin", "value": "pin", "secure": true}]}]}}'
          show() { say "$app" | tr -d '\\n'; echo; }
          answer() { number=${event#*'"n":'}; say "{\\"done\\": ${number%%[!0-9]*}}"; }
          read -r greeting
          \(script)
          """, to: "\(folder)/host.sh")
        return try await Program.run(
          ["host", "--echo", "sh", "host.sh"], bytes: Array(lines.utf8), directory: folder, timeLimit: limit)
      }
    }

    @Test("HOST-1: a host is told what is done, and what it says is done before the next line is taken")
    func events() async throws {
      let result = try await run(
        """
        show
        while read -r event; do
          case $event in
            *pressed*) sleep 0.2; say '{"do": {"say": "Gone."}}'; say '{"patch": {"text": {"text": "There.", "id": "text", "live": true}}}' ;;
            *pin*) printf '%s' "$event" >told ;;
          esac
          answer
        done
        """, "go\npin\nmost secret\nwhere am i\n")
      #expect(result.exit == .code(0))
      let lines = result.lines
      #expect(lines.contains("Gone.") && lines.contains("There."))
      let (gone, next) = (lines.firstIndex(of: "Gone.") ?? .max, lines.firstIndex(of: "> pin") ?? 0)
      #expect(gone < next)
      #expect(!result.outputText.contains("most secret"))
    }

    @Test(
      "SAFE-2: a host that is wrong from the start is told of in a sentence, with an exit code",
      arguments: [
        ("exit 3", "sh has ended with exit code 3.", 69),
        ("printf '{\"aloud\": 1, \"interf'", "sh has ended with exit code 0.", 69),
        ("say '{\"aloud\": 2, \"interface\": {}}'", "sh speaks version 2 of the protocol; here it is version 1.", 69),
        ("say '{\"interface\": {}}'", "sh speaks version 0 of the protocol; here it is version 1.", 69),
        ("say '{\"aloud\": 1}'", "sh: This is no message.", 65),
        ("say '{\"aloud\": 1, \"do\": \"quit\"}'", "JSON object with one of these: interface.", 65),
        (
          "say '{\"aloud\": 1, \"interface\": {\"app\": \"A\", \"tabs\": [{\"titel\": \"T\", \"elements\": []}]}}'",
          "sh: tabs[0].titel: “titel” is not known here.", 65
        ),
        ("head -c 5000000 /dev/zero; sleep 20", "The line is longer than 4,194,304 bytes.", 69),
      ])
    func wrongBeginnings(_ script: String, _ sentence: String, _ code: Int32) async throws {
      let result = try await run(script)
      #expect(result.exit == .code(code))
      #expect(result.errorText.contains(sentence))
      #expect(result.outputText == "")
    }

    @Test(
      "SAFE-2: a host that can't be had is told of in a sentence, with an exit code",
      arguments: [
        (["nowhere", "--help"], "nowhere could not be started: it is not there, or not allowed.", 69),
        (["./host.sh"], "./host.sh could not be started: it is not there, or not allowed.", 69),
        (["fd:3"], "“fd:3” is no pair of open file descriptors, such as fd:3,4.", 64),
        (["fd:65001,65002"], "“fd:65001,65002” is no pair of open file descriptors, such as fd:3,4.", 64),
        (["fd:0,1"], "“fd:0,1” is no pair of open file descriptors, such as fd:3,4.", 64),
        (["fd:x,y"], "“fd:x,y” is no pair of open file descriptors, such as fd:3,4.", 64),
      ])
    func nothingThere(_ program: [String], _ sentence: String, _ code: Int32) async throws {
      let result = try await TemporaryFolder.with { folder in
        try Files.write("echo", to: "\(folder)/host.sh")
        return try await Program.run(["host"] + program, bytes: [], directory: folder)
      }
      #expect(result.exit == .code(code))
      #expect(result.errorText == sentence + "\n" && result.outputText == "")
    }

    @Test(
      "SAFE-2: what is wrong later is told, and the session goes on; an id twice, unknown things, another version's messages"
    )
    func wrongMessages() async throws {
      let result = try await run(
        """
        show
        while read -r event; do
          say 'nonsense'
          say '{"bless": 1}'
          say '{"patch": {"nobody": null}}'
          say '{"patch": {"text": {"text": "Twice.", "id": "go"}}}'
          say '{"do": {"run": ["rm"]}}'
          say '{"do": {"push": "nowhere"}}'
          say '{"do": {"say": "Still here."}}'
          answer
        done
        """, "go\n")
      #expect(result.exit == .code(0))
      let wrong = result.lines.filter { $0.hasPrefix("sh has sent something that is not right.") }
      #expect(wrong.count == 6)
      #expect(result.lines.contains("Still here."))
    }

    @Test("SAFE-2: a host that dies is told of, and ends the app with its exit code")
    func dies() async throws {
      let result = try await run("show; read -r event; exit 7", "go\nread\n")
      #expect(result.exit == .code(7))
      #expect(result.lines.contains("sh has ended with exit code 7."))
    }

    @Test("SAFE-2: a host that floods is read as fast as it is heard")
    func floods() async throws {
      let result = try await run(
        """
        show
        while read -r event; do
          i=0
          while [ $i -lt 3000 ]; do say '{"do": {"set": {"loud": true}}}'; i=$((i + 1)); done
          answer
        done
        """, "go\nwhere am i\n")
      #expect(result.exit == .code(0))
      #expect(result.lines.contains("Go: done."))
    }
  }
}
