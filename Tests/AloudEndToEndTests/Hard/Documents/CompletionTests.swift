import AloudTesting
import Testing

extension HardTests {
  @Suite("What the shell completes") struct CompletionTests {
    /// What bash offers after `words` of a command line, the last of which is being typed.
    private func offers(_ words: [String]) async throws -> [String] {
      let script = """
        PATH="$(dirname "$1"):$PATH"; shift
        source <(aloud --generate-completion-script bash)
        COMP_WORDS=("$@"); COMP_LINE="$*"; COMP_CWORD=$(($# - 1)); COMP_POINT=${#COMP_LINE}; COMPREPLY=()
        _aloud aloud "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      let binary = try BuiltBinary.path(named: "aloud")
      let result = try await CommandRun("bash", ["-c", script, "bash", binary, "aloud"] + words).result()
      return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test("locales, calendars and voices are offered by their names")
    func values() async throws {
      #expect(try await offers(["start", "--locale", "zh"]).sorted() == ["zh", "zh-Hant"])
      #expect(try await offers(["start", "--calendar", "heb"]) == ["hebrew"])
      #expect(try await offers(["start", "--voice", "Ger"]) == ["German"])
    }

    @Test("options that turn something off are offered after --no")
    func inversions() async throws {
      #expect(try await offers(["start", "--no-"]).contains("--no-hints"))
    }
  }
}
