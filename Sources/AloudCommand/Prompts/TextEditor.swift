import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser
import Glibc

/// The user's own editor, on a temporary file that nobody else can read, as `git commit` uses it.
struct TextEditor {
  private static let limit = 64 << 20

  /// A command with its options, which a shell splits.
  private let command: String

  /// - Throws: `ValidationError` if no editor is named, or there is no terminal for it.
  init() throws {
    guard Interaction.isInteractive else {
      throw ValidationError("--editor needs a terminal. Leave it out, and the lines of standard input are the text.")
    }
    guard let command = EnvironmentVariable.value("VISUAL") ?? EnvironmentVariable.value("EDITOR") else {
      throw ValidationError("No editor is named. Set the variable VISUAL or EDITOR, such as EDITOR=nano.")
    }
    self.command = command
  }

  /// Returns the text as the editor has left it, without the last line end.
  ///
  /// - Throws: `ExitCode` if there is no text: 1 if the editor ended with an error, 2 if it is not there, 74 if the disk is full.
  func text(from begun: String, _ words: Words) throws -> String {
    var folder = Array("\(EnvironmentVariable.value("TMPDIR") ?? "/tmp")/aloud-XXXXXX".utf8CString)
    guard mkdtemp(&folder) != nil else { throw lost(words) }
    let path = String(decoding: folder.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) + "/text.txt"
    defer {
      unlink(path)
      rmdir(folder)
    }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw lost(words) }
    let error = StandardOutput.write(begun.isEmpty ? [] : GivenBytes.bytes(begun) + [UInt8(ascii: "\n")], to: file)
    guard close(file) == 0, error == nil else { throw lost(words) }
    let status = run(on: path)
    let result = status == 127 ? CommandResult.notStarted : .exited(status: status, output: "")
    if let problem = result.problem(of: .verbatim(command)) {
      StandardError.writeLine(words.text(problem))
      throw ExitCode(result == .notStarted ? PromptCommands.wrongUse : 1)
    }
    guard var bytes = try? WholeFile.bytes(path, limit: Self.limit) else { throw lost(words) }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return GivenBytes.text(bytes)
  }

  private func lost(_ words: Words) -> ExitCode {
    StandardError.writeLine(words.text(.promptAnswerLost))
    return ExitCode(74)
  }

  /// Returns the status of the editor, to which Ctrl-C belongs until it ends.
  private func run(on path: String) -> Int {
    let arguments = ["sh", "-c", "\(command) \"$@\"", command, path]
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    let keys = [SIGINT, SIGQUIT]
    for key in keys { signal(key, SIG_IGN) }
    defer { for key in keys { signal(key, SIG_DFL) } }
    var (attributes, defaults) = (posix_spawnattr_t(), sigset_t())
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&defaults)
    for key in keys { sigaddset(&defaults, key) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    guard posix_spawn(&process, "/bin/sh", nil, &attributes, &pointers, environ) == 0 else { return 127 }
    return Int(TerminalCommand.status(of: process))
  }
}
