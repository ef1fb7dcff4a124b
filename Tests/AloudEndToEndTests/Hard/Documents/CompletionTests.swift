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

    @Test("zsh completes them too", .enabled(if: Shell.zsh.isThere, "zsh is not installed"))
    func zsh() async throws { try await expectCompletion(in: .zsh) }

    @Test("fish completes them too", .enabled(if: Shell.fish.isThere, "fish is not installed"))
    func fish() async throws { try await expectCompletion(in: .fish) }

    /// Types in a shell that has the script in a folder of such, as packages put it.
    private func expectCompletion(in shell: Shell) async throws {
      try await TemporaryFolder.with { folder in
        let binary = try BuiltBinary.path(named: "aloud")
        let script = try await CommandRun(binary, ["--generate-completion-script", shell.rawValue]).result()
        try Files.write(script.output, to: "\(folder)/\(shell.file)")
        let path = binary.split(separator: "/").dropLast().map { "/\($0)" }.joined()
        let terminal = try PseudoTerminal(
          "/usr/bin/\(shell)", shell.arguments,
          environment: [
            "PATH": "\(path):/usr/bin:/bin", "HOME": folder, "TERM": "dumb", "LC_ALL": "C.UTF-8", "ALOUD_LOCALE": "en",
          ])
        defer { terminal.close() }
        try terminal.enter(shell.preparation(folder) + "; echo rea''dy")
        try terminal.wait(for: "ready")
        for (typed, completed) in [("calendar heb", "hebrew"), ("voice Germ", "German"), ("locale pt-P", "pt-PT")] {
          try terminal.enter("aloud start --\(typed)\t")
          try terminal.wait(for: "called with start --\(typed.prefix { $0 != " " }) \(completed)")
        }
        try terminal.enter("aloud manual docu\t")
        try terminal.wait(for: "called with manual document")
      }
    }

    @Test("options that turn something off are offered after --no")
    func inversions() async throws {
      #expect(try await offers(["start", "--no-"]).contains("--no-hints"))
    }
  }
}

/// A shell that completes while somebody types.
private enum Shell: String {
  case zsh, fish

  var isThere: Bool { Program.succeeds("command -v \(self)") }

  /// Where its script is looked for.
  var file: String {
    switch self {
    case .zsh: "_aloud"
    case .fish: "aloud.fish"
    }
  }

  /// Without the user's own files.
  var arguments: [String] {
    switch self {
    case .zsh: ["-f", "-i"]
    case .fish: ["--no-config", "-i"]
    }
  }

  /// Looks for scripts in `folder`, and says what aloud would be called with.
  func preparation(_ folder: String) -> String {
    switch self {
    case .zsh:
      """
      fpath=(\(folder) $fpath); autoload -Uz compinit; compinit -u -D; \
      aloud() { if [[ $1 == ---completion ]]; then command aloud "$@"; else print -r -- "called with $*"; fi }
      """
    case .fish: "set fish_complete_path \(folder); function aloud; echo called with $argv; end"
    }
  }
}
