import AloudTesting
import Foundation

/// A shell line that calls `whiptail` or `dialog`, with the keys that answer the real program and the lines that answer ours the
/// same.
///
/// In a file of contracts each has a line: the call, the keys and the lines, parted by " # ". Without keys and lines, the key Enter
/// and an empty line answer; "-" is nothing. "typed" before the lines means that they are typed at a terminal instead of piped, and
/// "complains" in their place that both programs say what is wrong, each in its own words. `\r`, `\n`, `\t`, `\e`, `\s` and `\\`
/// stand for a character. A line that differs by intention goes on with the outcome of the real program, that of ours, and the
/// reason.
struct DialectContract: Sendable, CustomStringConvertible {
  /// The exit code of a call, and what it has written where its answer belongs.
  struct Outcome: Equatable, Sendable, CustomStringConvertible {
    let exit: Int32
    let answer: String

    init(_ exit: CommandExit, _ answer: String) {
      self.exit =
        switch exit {
        case .code(let code): code
        case .signal(let number): 128 + number
        case .timeLimit, .outputLimit: -1
        }
      self.answer = answer
    }

    /// Reads an exit code and the answer after a space.
    init?(_ text: String) {
      let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard let code = Int32(parts[0]) else { return nil }
      self.init(.code(code), parts.count > 1 ? DialectContract.unescaped(String(parts[1])) : "")
    }

    var description: String { "\(exit) \(answer.debugDescription)" }
  }

  /// A difference that is meant.
  struct Difference: Sendable {
    let theirs: Outcome
    let ours: Outcome
    let reason: String
  }

  let description: String
  private let call: String
  private var keys = "\r", lines = "\n"
  private let isTyped: Bool
  let complains: Bool
  let difference: Difference?

  init(_ text: String) {
    description = text
    var parts = text.split(separator: " # ", omittingEmptySubsequences: false).map(String.init)
    if parts.count > 3, let theirs = Outcome(parts[3]), let ours = Outcome(parts[4]) {
      difference = Difference(theirs: theirs, ours: ours, reason: parts[5])
    } else {
      difference = nil
    }
    parts = Array(parts.prefix(3))
    complains = parts.last == "complains"
    if complains {
      parts.removeLast()
      (keys, lines) = ("", "")
    }
    call = parts[0]
    let typed = "typed "
    isTyped = parts.count > 2 && parts[2].hasPrefix(typed)
    if isTyped { parts[2].removeFirst(typed.count) }
    let answers = parts.dropFirst().map { $0 == "-" ? "" : Self.unescaped($0) }
    if answers.count > 0 { keys = answers[0] }
    if answers.count > 1 { lines = answers[1] }
  }

  static func unescaped(_ text: String) -> String {
    let characters: [Character: String] = ["r": "\r", "n": "\n", "t": "\t", "e": "\u{1B}", "s": " ", "\\": "\\"]
    var rest = text[...]
    var plain = ""
    while let character = rest.popFirst() {
      plain += character == "\\" ? rest.popFirst().flatMap { characters[$0] } ?? "?" : String(character)
    }
    return plain
  }

  /// The contracts of a file beside this one; a line that begins with "#" is a heading.
  static func all(in file: String) throws -> [DialectContract] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { DialectContract(String($0)) }
  }
}

// MARK: Running

extension DialectContract {
  static var areProgramsInstalled: Bool {
    ["/usr/bin/whiptail", "/usr/bin/dialog"].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The outcome of the real program, at a terminal.
  func theirs() async throws -> Outcome {
    try await Self.withFolder { folder in
      let terminal = try PseudoTerminal(
        "/bin/sh", ["-c", script],
        environment: ["PATH": "/usr/bin:/bin", "ANSWER": folder + "/answer", "ESCDELAY": "25"],
        directory: folder)
      if !keys.isEmpty {
        try terminal.wait(for: "Question")
        // dialog drops keys before it has drawn its buttons, such as while the program of a box runs.
        if call.contains("dialog "), !terminal.text.contains("<") { try terminal.wait(for: "<") }
        try terminal.type(keys)
      }
      let exit = try terminal.waitForExit()
      terminal.close()
      return Outcome(exit, try Files.text(folder + "/answer"))
    }
  }

  /// The outcome of ours, with lines from a pipe or typed.
  func ours() async throws -> Outcome {
    try await Self.withFolder { folder in
      for name in ["whiptail", "dialog"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/" + name, withDestinationPath: BuiltBinary.path())
      }
      let environment = Program.soundless.merging([
        "PATH": folder + ":/usr/bin:/bin", "ANSWER": folder + "/answer", "ALOUD_SPEECH": "off",
      ]) { $1 }
      let exit =
        isTyped
        ? try typed(environment, folder)
        : try await CommandRun(
          "/bin/sh", ["-c", script], input: Array(lines.utf8), environment: environment, directory: folder
        ).result().exit
      return Outcome(exit, try Files.text(folder + "/answer"))
    }
  }

  private func typed(_ environment: [String: String], _ folder: String) throws -> CommandExit {
    let terminal = try PseudoTerminal("/bin/sh", ["-c", script], environment: environment, directory: folder)
    defer { terminal.close() }
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      try terminal.wait(for: "\n> ")
      try terminal.enter(String(line))
    }
    return try terminal.waitForExit()
  }

  /// The answer is on standard error, unless the call names descriptor 3.
  private var script: String {
    let isElsewhere = ["3>", ">&3", "fd 3", "fd=3"].contains { call.contains($0) }
    return "exec \(isElsewhere ? 3 : 2)>\"$ANSWER\"; \(call)"
  }

  /// Calls `body` in a folder with the files that calls name.
  private static func withFolder<Value>(_ body: (String) async throws -> Value) async throws -> Value {
    try await TemporaryFolder.with { folder in
      try Files.write("Question\n", to: folder + "/question.txt")
      // All that dialog knows of quotes and backslashes.
      try Files.write(#"--inputbox "Ques"tion 10 30 "a b"\c'd"e\ \"f\\g\n h""# + "\n", to: folder + "/arguments")
      try Files.write("x\n", to: folder + "/folder/host")
      return try await body(folder)
    }
  }
}
