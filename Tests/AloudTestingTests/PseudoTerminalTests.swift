import AloudTesting
import Expectations
import Testing

@Suite struct PseudoTerminalTests {
  private func shell(_ script: String, size: TerminalSize = TerminalSize()) throws -> PseudoTerminal {
    try PseudoTerminal("/bin/sh", ["-c", script], size: size)
  }

  @Test func `Typed lines are echoed and answered`() throws {
    let terminal = try shell("printf 'name? '; read name; echo Hello, $name")
    try terminal.wait(for: "name? ")
    try terminal.enter("Ada")
    try expect(terminal.wait(for: "Hello, Ada\n"), is: "Ada\nHello, Ada\n")
    try expect(terminal.waitForExit(), is: .code(0))
    expect(terminal.text, is: "name? Ada\nHello, Ada\n")
    expect(terminal.bytes, is: Array("name? Ada\r\nHello, Ada\r\n".utf8))
  }

  @Test func `It is the program's controlling terminal`() throws {
    let terminal = try shell("test -t 0 && test -t 1 && test -t 2 && echo all three; echo $TERM >/dev/tty")
    try terminal.wait(for: "all three\nxterm\n")
  }

  @Test func `Waiting again looks only at what came later`() throws {
    let terminal = try shell("echo one; read line; echo one")
    try terminal.wait(for: "one")
    expect(terminal.unread.trimmingPrefix("\n").isEmpty)
    try terminal.enter("x")
    try expect(terminal.wait(for: "one").hasSuffix("x\none"))
  }

  @Test func `What was seen instead is in the error`() throws {
    let terminal = try shell("printf 'only \\033[1mthis'")
    let error = #expect(throws: PseudoTerminalTimeout.self) { try terminal.wait(for: "that") }
    expect(error?.exit, is: .code(0))
    expect(
      error?.description,
      is: """
        Waited for “that”. The program had ended (exit code 0). Seen instead:
        only \\u{1B}[1mthis
        """)
  }

  @Test func `A program that says nothing runs into the deadline`() throws {
    let terminal = try shell("read line")
    let error = #expect(throws: PseudoTerminalTimeout.self) {
      try terminal.wait(for: "that", within: .milliseconds(50))
    }
    expectNil(error?.exit)
    expect(error?.awaited, is: "“that”")
  }

  @Test func `Ctrl-C interrupts`() throws {
    let terminal = try shell("trap 'echo interrupted; exit 130' INT; echo ready; while :; do read line; done")
    try terminal.wait(for: "ready")
    try terminal.press(.controlC)
    try terminal.wait(for: "interrupted")
    try expect(terminal.waitForExit(), is: .code(130))
  }

  @Test func `Ctrl-C ends a program that doesn't catch it`() throws {
    let terminal = try PseudoTerminal("cat")
    try terminal.enter("up")
    try terminal.wait(for: "up\nup\n")
    try terminal.press(.controlC)
    try expect(terminal.waitForExit(), is: .signal(2))
  }

  @Test func `Ctrl-D ends the input`() throws {
    let terminal = try PseudoTerminal("cat")
    try terminal.enter("last")
    try terminal.wait(for: "last\nlast\n")
    try terminal.press(.controlD)
    try expect(terminal.waitForExit(), is: .code(0))
  }

  @Test func `The window has the size asked for`() throws {
    let terminal = try shell("stty size", size: TerminalSize(columns: 40, rows: 12))
    try terminal.wait(for: "12 40\n")
    try expect(terminal.size(), is: TerminalSize(columns: 40, rows: 12))
  }

  @Test func `A new window size reaches the program`() throws {
    let terminal = try shell("trap 'stty size; exit' WINCH; echo ready; while :; do sleep 0.01; done")
    try terminal.wait(for: "ready")
    try terminal.resize(to: TerminalSize(columns: 132, rows: 43))
    try terminal.wait(for: "43 132\n")
    try expect(terminal.waitForExit(), is: .code(0))
  }

  @Test func `Echo is seen to go off and on`() throws {
    let terminal = try shell("stty -echo; printf 'secret? '; read secret; stty echo; echo; read line; echo got $secret")
    try terminal.wait(for: "secret? ")
    try expect(terminal.isEchoOn, is: false)
    try terminal.enter("xyzzy")
    try terminal.wait(forEcho: true)
    expect(!terminal.text.contains("xyzzy"))
    try terminal.enter("")
    try terminal.wait(for: "got xyzzy")
  }

  @Test func `More than the terminal holds is shown whole`() throws {
    let terminal = try shell("seq 1 20000; echo end of it")
    let shown = try terminal.wait(for: "end of it\n")
    expect(shown.split(separator: "\n").count, is: 20001)
    try expect(terminal.waitForExit(), is: .code(0))
  }

  @Test func `Closing hangs up`() throws {
    let terminal = try PseudoTerminal("cat")
    try terminal.enter("up")
    try terminal.wait(for: "up\nup")
    expect(terminal.close(), is: .signal(1))
    expect(terminal.close(), is: .signal(1))
    #expect(throws: SystemError.self) { try terminal.size() }
  }

  @Test func `A program that isn't there is an error naming it`() {
    #expect(throws: SystemError.self) { try PseudoTerminal("/nowhere") }
  }
}
