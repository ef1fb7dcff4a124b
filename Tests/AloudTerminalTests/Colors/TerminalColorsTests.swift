import Aloud
import Glibc
import Testing

@testable import AloudTerminal

/// HUE-1: a terminal is asked for its colors, and is left as it was.
@Suite struct TerminalColorsTests {
  /// Both ends of a terminal.
  private final class Terminal {
    let far: Int32
    let near: Int32

    init() throws {
      far = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var unlocked: Int32 = 0
      var name: UInt32 = 0
      // TIOCSPTLCK and TIOCGPTN: macros with arguments, which Swift doesn't import.
      try #require(ioctl(far, UInt(0x4004_5431), &unlocked) == 0 && ioctl(far, UInt(0x8004_5430), &name) == 0)
      near = open("/dev/pts/\(name)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(near >= 0)
    }

    deinit {
      close(near)
      close(far)
    }

    func flags() -> tcflag_t {
      var mode = termios()
      tcgetattr(near, &mode)
      return mode.c_lflag
    }

    /// What has been written to it.
    func shown() -> String {
      _ = fcntl(far, F_SETFL, O_NONBLOCK)
      var all: [UInt8] = []
      var bytes = [UInt8](repeating: 0, count: 4_096)
      while case let count = read(far, &bytes, bytes.count), count > 0 { all += bytes[..<count] }
      return String(decoding: all, as: UTF8.self)
    }

    /// Lets the terminal say something, from its far end.
    func say(_ text: String) {
      let bytes = Array(text.utf8)
      _ = write(far, bytes, bytes.count)
    }
  }

  @Test func `It answers, and what was typed is given back and shown`() throws {
    let terminal = try Terminal()
    let before = terminal.flags()
    // What a terminal says waits until it is read, so it may be said first.
    terminal.say("no\n\u{1B}]4;1;rgb:ffff/0000/0000\u{7}mi\u{1B}]11;rgb:0/0/0\u{7}lk\u{1B}[0n")
    let reply = try TerminalColors.ask(terminal.near)
    #expect(reply.colors == [1: Color(red: 255, green: 0, blue: 0), 17: .black])
    #expect(reply.typed == Array("no\nmilk".utf8))
    #expect(terminal.flags() == before)
    let shown = terminal.shown()
    #expect(shown.contains("\u{1B}]4;15;?\u{7}\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}\u{1B}[5n"))
    #expect(shown.hasSuffix("milk"))
  }

  @Test func `One that says nothing is not waited for long, and is left as it was`() throws {
    let terminal = try Terminal()
    let before = terminal.flags()
    let start = ContinuousClock.now
    let reply = try TerminalColors.ask(terminal.near)
    #expect(reply.colors == [:])
    #expect(!reply.isComplete)
    #expect(.now - start >= .milliseconds(300))
    #expect(terminal.flags() == before)
  }

  @Test func `What is no terminal is told`() throws {
    let pipe = try Pipe()
    #expect(throws: ColorError.noTerminal) { try TerminalColors.ask(pipe.reading) }
  }

  @Test func `What was typed meanwhile is the beginning of the next line`() throws {
    let pipe = try Pipe()
    var reader = LineReader(descriptor: pipe.reading)
    reader.take(Array("open\nmilx\u{7F}é\u{7F}\u{8}l".utf8))
    #expect(reader.next() == .line("open", isTypedAhead: false))
    #expect(reader.next() == .nothing)
    pipe.write("k\n")
    reader.fill()
    #expect(reader.next() == .line("milk", isTypedAhead: false))
    // Nothing is erased beyond the line that is being typed.
    reader.take(Array("a\n\u{7F}\u{7F}b\n".utf8))
    #expect(reader.next() == .line("a", isTypedAhead: false))
    #expect(reader.next() == .line("b", isTypedAhead: false))
  }
}
