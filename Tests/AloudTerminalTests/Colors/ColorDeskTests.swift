import Aloud
import Expectations
import Glibc
import Testing

@testable import AloudTerminal

@Suite struct ColorDeskTests {
  @Test func `Each request has its answer`() throws {
    let scratch = try Scratch()
    let desk = ColorDesk(dataFolder: scratch.path)
    func answer(_ request: ColorRequest) -> ColorAnswer { desk.answer(request) { _ in } }
    expect(answer(.palette), is: .palette([]))
    expect(answer(.keep(.white)), is: .palette([.white]))
    expect(answer(.palette), is: .palette([.white]))
    expect(answer(.forget(.white)), is: .palette([]))
    let path = "\(scratch.path)/none.png"
    let error: ColorError = (try? PictureLibrary()) == nil ? .noLibrary : .noFile(path: path)
    expect(answer(.pixel(path: path, x: 0, y: 0)), is: .failed(error))
  }
}

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

    /// Asks it for its colors.
    func ask() -> TerminalAnswer? { TerminalDialogue.ask(TerminalAnswer.colorQuestion, .ofColors, near) }

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
    let reply = try #require(terminal.ask())
    expect(reply.colors, is: [1: Color(red: 255, green: 0, blue: 0), 17: .black])
    expect(reply.typed, is: Array("no\nmilk".utf8))
    expect(terminal.flags(), is: before)
    let shown = terminal.shown()
    expect(shown.contains("\u{1B}]4;15;?\u{7}\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}\u{1B}[5n"))
    expect(shown.hasSuffix("milk"))
  }

  @Test func `One that says nothing is not waited for long, and is left as it was`() throws {
    let terminal = try Terminal()
    let before = terminal.flags()
    let start = ContinuousClock.now
    let reply = try #require(terminal.ask())
    expect(reply.colors, is: [:])
    expect(!reply.isComplete)
    expect(.now - start >= .milliseconds(300))
    expect(terminal.flags(), is: before)
  }

  @Test func `What is no terminal is told`() throws {
    let pipe = try Pipe()
    expectNil(TerminalDialogue.ask(TerminalAnswer.colorQuestion, .ofColors, pipe.reading))
  }

  @Test func `What was typed meanwhile is the beginning of the next line`() throws {
    let pipe = try Pipe()
    var reader = LineReader(descriptor: pipe.reading)
    reader.take(Array("open\nmilx\u{7F}é\u{7F}\u{8}l".utf8))
    expect(reader.next(), is: .line("open", isTypedAhead: false))
    expect(reader.next(), is: .nothing)
    pipe.write("k\n")
    reader.fill()
    expect(reader.next(), is: .line("milk", isTypedAhead: false))
    // Nothing is erased beyond the line that is being typed.
    reader.take(Array("a\n\u{7F}\u{7F}b\n".utf8))
    expect(reader.next(), is: .line("a", isTypedAhead: false))
    expect(reader.next(), is: .line("b", isTypedAhead: false))
  }
}

/// HUE-1: what a terminal says of its colors, apart from what is typed.
@Suite struct TerminalReplyTests {
  private func reply(_ text: String, pieces: Int = 1) -> TerminalAnswer {
    var reply = TerminalAnswer.ofColors
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      reply.take(bytes[start..<min(bytes.count, start + pieces)])
    }
    reply.end()
    return reply
  }

  @Test(arguments: [1, 3, 1_000])
  func `Answers are read, however they are cut and ended`(pieces: Int) {
    let text =
      "\u{1B}]4;0;rgb:0000/0000/0000\u{7}\u{1B}]4;15;rgb:ff/ff/ff\u{1B}\\\u{1B}]10;rgb:f/8/0\u{7}"
      + "\u{1B}]11;rgba:0000/6666/6666/ffff\u{1B}\\\u{1B}[0n"
    let reply = reply(text, pieces: pieces)
    expect(reply.isComplete)
    expect(reply.typed, is: [])
    expect(
      reply.colors,
      is: [
        0: .black, 15: .white, 16: Color(red: 255, green: 136, blue: 0), 17: Color(red: 0, green: 102, blue: 102),
      ])
  }

  @Test func `What is typed meanwhile is kept, in its order`() {
    let reply = reply("te\u{1B}]10;rgb:0/0/0\u{7}al\n\u{1B}[A\u{1B}[0nx\u{1B}")
    expect(reply.typed, is: Array("teal\n\u{1B}[Ax\u{1B}".utf8))
    expect(reply.colors.count, is: 1)
  }

  @Test(arguments: ["4;99", "4;0;red", "4;0;rgb:0/0", "4;0;rgb:00000/0/0", "4;0;rgb:-1/0/0", "12;rgb:0/0/0", "", "10"])
  func `An answer that is none is passed over, and isn't typed`(_ body: String) {
    let reply = reply("\u{1B}]\(body)\u{7}a")
    expect(reply.colors, is: [:])
    expect(reply.typed, is: Array("a".utf8))
  }
}
