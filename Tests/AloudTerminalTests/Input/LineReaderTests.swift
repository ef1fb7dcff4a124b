import Aloud
import Expectations
import Glibc
import Testing

@testable import AloudTerminal

/// LOOP-1, SAFE-2: bytes become lines, however they come.
@Suite struct LineReaderTests {
  @Test("A line that comes in pieces is one line") func pieces() throws {
    let pipe = try Pipe()
    var reader = LineReader(descriptor: pipe.reading)
    expect(reader.next(), is: .nothing)
    for piece in [Array("gr".utf8), [0xC3], [0xBC], Array("n\nno".utf8)] {
      pipe.write(piece)
      reader.fill()
    }
    expect(reader.next(), is: .line("grün", isTypedAhead: false))
    expect(reader.next(), is: .nothing)
    pipe.write("w\n")
    reader.fill()
    expect(reader.next(), is: .line("now", isTypedAhead: false))
  }

  @Test("LOOP-12: what follows a line is left where it is, in a pipe and in a file") func leavesTheRest() throws {
    let pipe = try Pipe()
    pipe.write("first\nsecond\nthird")
    var reader = LineReader(descriptor: pipe.reading)
    reader.fill()
    expect(reader.next(), is: .line("first", isTypedAhead: false))
    expect(reader.next(), is: .nothing)
    expect(rest(of: pipe.reading), is: "second\nthird")

    let file = tmpfile()
    defer { fclose(file) }
    let descriptor = fileno(file)
    let text = String(repeating: "long ", count: 1_000) + "\nsecond\n"
    expect(write(descriptor, text, text.utf8.count), is: text.utf8.count)
    lseek(descriptor, 0, SEEK_SET)
    var fileReader = LineReader(descriptor: descriptor)
    fileReader.fill()
    expect(fileReader.next(), is: .line(String(repeating: "long ", count: 1_000), isTypedAhead: false))
    expect(rest(of: descriptor), is: "second\n")
  }

  @Test(
    "Whether a whole line is there is known without a wait, until somebody else takes it", arguments: [true, false])
  func lineAhead(inPipe: Bool) throws {
    let pipe = try Pipe()
    let file = tmpfile()
    defer { fclose(file) }
    let text = "first\nsecond\nthird\nhalf"
    expect(write(fileno(file), text, text.utf8.count), is: text.utf8.count)
    lseek(fileno(file), 0, SEEK_SET)
    pipe.write(text)
    var reader = LineReader(descriptor: inPipe ? pipe.reading : fileno(file))
    var known = [reader.hasLineAhead]
    for expected in ["first", "second"] {
      reader.fill()
      expect(reader.next(), is: .line(expected, isTypedAhead: false))
      known.append(reader.hasLineAhead)
    }
    expect(known, is: [false, true, true])

    var taken = [UInt8](repeating: 0, count: 2)
    expect(read(reader.descriptor, &taken, 2), is: 2)
    reader.fill()
    let isKnown = reader.hasLineAhead
    expect(!isKnown)
    // What was taken is no part of what is read.
    expect(reader.next(), is: .line("ird", isTypedAhead: false))
  }

  /// What a descriptor still has, in one read.
  private func rest(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 1_000)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  @Test("Several lines in one piece are several lines; the last may have no end") func several() throws {
    try expect(readings("a\n\nb\r\nc\td"), is: [line("a"), line(""), line("b"), line("c\td"), .end])
    try expect(readings(""), is: [.end])
    try expect(readings("\n"), is: [line(""), .end])
    try expect(readings("\r\n\r"), is: [line(""), line(""), .end])
  }

  @Test("The end stays the end") func endStays() throws {
    let pipe = try Pipe()
    pipe.end()
    var reader = LineReader(descriptor: pipe.reading)
    reader.fill()
    expect(reader.next(), is: .end)
    expect(reader.next(), is: .end)
  }

  @Test("A line may have 65,536 bytes and no more, its end not counted", arguments: ["\n", "\r\n", ""])
  func limit(_ end: String) throws {
    let longest = String(repeating: "a", count: LineReader.limit)
    try expect(readings(longest + end), is: [line(longest), .end])
    try expect(readings(longest + "a" + end), is: [.error(.tooLong), .end])
    try expect(readings(String(repeating: "a", count: 300_000) + end), is: [.error(.tooLong), .end])
  }

  @Test("After a line that is too long the next one is served") func afterTooLong() throws {
    let long = String(repeating: "a", count: 200_000)
    expect(
      try readings("\(long)\nb\n\(long)\nc"),
      is: [
        .error(.tooLong), line("b"), .error(.tooLong), line("c"), .end,
      ])
  }

  @Test("Bytes that are no text, and control characters, are errors") func errors() throws {
    for text in ["\0", "a\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}31m", "a\rb"] {
      try expect(readings(text + "\nb\n"), is: [.error(.controlCharacters), line("b"), .end])
    }
    for bytes in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF]] as [[UInt8]] {
      try expect(readings(bytes: bytes + Array("\nb".utf8)), is: [.error(.notUTF8), line("b"), .end])
    }
  }

  @Test("ASK-2: what had come before the mark is typed ahead, what comes later is not") func typedAhead() throws {
    let pipe = try Pipe()
    var reader = LineReader(descriptor: pipe.reading)
    pipe.write("one\ntwo\n")
    reader.fill()
    expect(reader.next(), is: line("one"))
    // Also what is still in the pipe.
    pipe.write("three\n")
    reader.markTypedAhead()
    pipe.write("four\n")
    reader.fill()
    expect(reader.next(), is: .line("two", isTypedAhead: true))
    expect(reader.next(), is: .line("three", isTypedAhead: true))
    expect(reader.next(), is: line("four"))
  }

  @Test("ASK-2: a line begun before the mark is typed ahead, with an end or without", arguments: ["\n", ""])
  func begunBefore(_ end: String) throws {
    let pipe = try Pipe()
    var reader = LineReader(descriptor: pipe.reading)
    pipe.write("delete Gro")
    reader.markTypedAhead()
    pipe.write("ceries" + end)
    pipe.end()
    reader.fill()
    reader.fill()
    expect(reader.next(), is: .line("delete Groceries", isTypedAhead: true))
    expect(reader.next(), is: .end)
  }

  @Test("ASK-2: a line that the terminal had begun, and Aloud goes on with, is typed ahead of a mark after that")
  func takenOver() throws {
    let pipe = try Pipe()
    var source = LineSource(descriptor: pipe.reading)
    var lines = EditedLines(KeyBindings())
    lines.begin(with: "delete Gro", showing: "", columns: 80, isTypedAhead: false)
    lines.markTypedAhead(&source)
    lines.take(Array("ceries\r".utf8))
    var event: EditedLines.Event?
    repeat { event = lines.next(completions: { _ in [] }, single: { _ in nil }) } while event == .said(.text("ceries"))
    expect(event, is: .reading(.line("delete Groceries", isTypedAhead: true)))
  }

  @Test("A mark where nothing has come marks nothing") func emptyMark() throws {
    let pipe = try Pipe()
    var reader = LineReader(descriptor: pipe.reading)
    pipe.write("one\n")
    reader.fill()
    expect(reader.next(), is: line("one"))
    reader.markTypedAhead()
    pipe.write("two")
    pipe.end()
    reader.fill()
    reader.fill()
    expect(reader.next(), is: line("two"))
  }

  @Test("An input that has nothing yet, and doesn't wait, has not ended") func nonBlocking() throws {
    let pipe = try Pipe()
    _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
    var reader = LineReader(descriptor: pipe.reading)
    reader.fill()
    expect(reader.next(), is: .nothing)
    pipe.write("one\n")
    reader.fill()
    expect(reader.next(), is: line("one"))
  }

  @Test("A descriptor that can't be read has ended") func closedDescriptor() {
    var reader = LineReader(descriptor: -1)
    reader.fill()
    expect(reader.next(), is: .end)
  }

  private func line(_ text: String) -> Reading { .line(text, isTypedAhead: false) }

  private func readings(_ text: String) throws -> [Reading] { try readings(bytes: Array(text.utf8)) }

  /// All that a file of these bytes gives, up to its end.
  private func readings(bytes: [UInt8]) throws -> [Reading] {
    let scratch = try Scratch()
    scratch.write(bytes, to: "input")
    let descriptor = open("\(scratch.path)/input", O_RDONLY)
    defer { close(descriptor) }
    var reader = LineReader(descriptor: descriptor)
    var readings: [Reading] = []
    while readings.last != .end {
      let reading = reader.next()
      if reading == .nothing { reader.fill() } else { readings.append(reading) }
    }
    return readings
  }
}
