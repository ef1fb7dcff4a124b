import AloudTesting
import Expectations
import Glibc
import Testing

/// `aloud log` with somebody at the keys (LOG-4, LOG-5).
@Suite("Hard: the output of commands, at a terminal")
struct OutputLogAtATerminalTests {
  private static func terminal(_ script: String) throws -> PseudoTerminal {
    try Program.terminal(["log", "--title", "Work", "--", "sh", "-c", script])
  }

  @Test("walking while it runs, and an answer; then its end") func walk() throws {
    let terminal = try Self.terminal(
      #"echo "a.c:1: error: x"; echo more; printf 'Go on? [Y/n] '; read a; echo "got $a""#)
    try terminal.wait(for: "Go on? [Y/n]")
    try terminal.wait(for: "> ")
    try terminal.enter("cancel")
    try terminal.wait(for: "> ")
    try terminal.enter("previous error")
    try terminal.wait(for: "a.c:1: error: x")
    try terminal.enter("1")
    try terminal.wait(for: "> ")
    try terminal.enter("yes")
    try terminal.wait(for: "got yes")
    try terminal.wait(for: "Done: Work")
    try terminal.wait(for: "1 error.")
    try terminal.enter("ok")
    try expect(terminal.waitForExit(), is: .code(0))
  }

  @Test("what is being typed is there again below what the command prints meanwhile") func typing() async throws {
    try await TemporaryFolder.with { folder in
      let ways = ["\(folder)/first", "\(folder)/second"]
      for way in ways { expect(mkfifo(way, 0o600), is: 0) }
      let terminal = try Self.terminal(
        "echo begun; read -r line <'\(ways[0])'; echo $line; read -r line <'\(ways[1])'; echo $line")
      try terminal.wait(for: "begun")
      var typed = ""
      for (part, way) in zip(["what is", " it do"], ways) {
        typed += part
        try terminal.type(part)
        try terminal.wait(for: part)
        try Self.write("printed\n", to: way)
        try terminal.wait(for: "printed")
        try terminal.wait(for: "> \(typed)")
      }
      try terminal.enter("ing?")
      try terminal.wait(for: "Nothing is under way")
      try terminal.enter("ok")
      try expect(terminal.waitForExit(), is: .code(0))
    }
  }

  private static func write(_ text: String, to way: String) throws {
    let descriptor = open(way, O_WRONLY)
    expect(Glibc.write(descriptor, text, text.utf8.count), is: text.utf8.count)
    close(descriptor)
  }

  @Test("a password is not shown") func password() throws {
    let terminal = try Self.terminal(#"stty -echo; printf 'Password: '; read p; stty echo; echo; echo "${#p} letters""#)
    try terminal.wait(for: "Password")
    try terminal.wait(for: "> ")
    try terminal.enter("xyzzy")
    try terminal.wait(for: "5 letters")
    expect(!terminal.text.contains("xyzzy"))
    try terminal.wait(for: "Done: Work")
  }

  @Test("a question that is no longer asked takes no answer, and the next one is asked") func expired() throws {
    let terminal = try Program.terminal([
      "log", "--title", "Work", "--", "bash", "-c",
      #"read -t 2 -p "News? " a; echo "a=$a"; read -p "Delete all? " b; echo "b=$b""#,
    ])
    try terminal.wait(for: "News? Text field")
    try terminal.wait(for: "No longer asked: News?")
    try terminal.wait(for: "Delete all? Text field")
    try terminal.enter("never")
    try terminal.wait(for: "b=never")
    expect(terminal.text.contains("a=\r\n") || terminal.text.contains("a=\n"))
  }

  @Test(
    "progress that stands while the program waits for others is no question, and no prompt stays after one that has gone"
  )
  func standingProgress() throws {
    let script = #"""
      import select, time
      def show(text, seconds):
          print(end=text, flush=True)
          select.select([], [], [], seconds)
      show("Packing: 40% (2/5)\r", 0.8)
      show("Packing: 100% (5/5), done.\nName? ", 0.8)
      for line in ["\nfirst", "second"]:
          print(line, flush=True)
          time.sleep(0.3)
      """#
    let terminal = try Program.terminal(["log", "--once", "--title", "Work", "--", "python3", "-c", script])
    try terminal.wait(for: "No longer asked: Name?")
    try terminal.wait(for: "Done: Work")
    expect(!terminal.text.contains("Packing: 40%"), "\(terminal.text)")
    let after = try #require(terminal.text.split(separator: "No longer asked: Name?").last)
    expect(after.contains("second") && !after.contains("> \r\n"), "\(after)")
    try expect(terminal.waitForExit(), is: .code(0))
  }

  @Test("Ctrl-C interrupts the command, and the log stays") func interrupt() throws {
    let terminal = try Self.terminal("echo begun; cat; echo never")
    try terminal.wait(for: "begun")
    try terminal.press(.controlC)
    try terminal.wait(for: "with status 130")
    try terminal.enter("ok")
    try expect(terminal.waitForExit(), is: .code(130))
  }

  @Test("a command that is left ends with all that it has started, whatever they ignore") func left() async throws {
    try await TemporaryFolder.with { folder in
      let way = folder + "/held"
      expect(mkfifo(way, 0o600), is: 0)
      let terminal = try Self.terminal(#"trap "" HUP INT; setsid sleep 1000 3>'\#(way)' & echo begun; sleep 1000"#)
      let held = open(way, O_RDONLY)
      defer { close(held) }
      try terminal.wait(for: "begun")
      try terminal.enter("quit")
      try terminal.wait(for: "would end now")
      try terminal.enter("discard")
      try expect(terminal.waitForExit(), is: .code(1))
      // The pipe ends when no process can write to it any more.
      var byte: UInt8 = 0
      expect(read(held, &byte, 1), is: 0)
    }
  }

  @Test("Ctrl-D at a question ends the command's input, and not the log") func endOfInput() throws {
    let terminal = try Self.terminal("echo begun; cat; echo ended")
    try terminal.wait(for: "Waiting for a line, text field")
    try terminal.wait(for: "> ")
    try terminal.press(.controlD)
    try terminal.wait(for: "ended")
    try terminal.wait(for: "Done: Work")
    try terminal.enter("ok")
    try expect(terminal.waitForExit(), is: .code(0))
  }

  @Test("a command that ends while it asks takes its question away, and the next line is for the log")
  func endedAsking()
    throws
  {
    let terminal = try Self.terminal("echo begun; cat")
    try terminal.wait(for: "Waiting for a line, text field")
    try terminal.press(.controlC)
    try terminal.wait(for: "No longer asked: Waiting for a line")
    try terminal.wait(for: "with status 130")
    try terminal.enter("ok")
    try expect(terminal.waitForExit(), is: .code(130))
    expect(!terminal.text.contains("gone"))
  }
}
