import Aloud
import Expectations
import Testing

@testable import AloudTerminal

/// VOICE-1: what recognisers print.
struct RecogniserLineTests {
  private func read(_ text: String) throws -> Recognition { try RecogniserLine(Array(text.utf8)).recognition }

  @Test("VOICE-1: a line of plain text is what was said") func plain() throws {
    try expect(read("  open groceries "), is: Recognition([.init("open groceries")]))
    try expect(read(""), is: Recognition([]))
  }

  @Test("VOICE-1: an object has alternatives, confidence and the grammar's generation") func object() throws {
    let line =
      #"{"text": "fifteen", "confidence": 0.9, "generation": 12, "duration": 1.5, "#
      + #""alternatives": [{"text": "fifteen", "confidence": 0.9}, {"text": "fifty", "confidence": 0.8}]}"#
    expect(
      try read(line),
      is: Recognition([.init("fifteen", confidence: 0.9), .init("fifty", confidence: 0.8)], generation: 12))
    try expect(RecogniserLine(Array(line.utf8)).duration, is: 1.5)
  }

  @Test("VOICE-1: Vosk's own lines are read: half of what is said is noise, and its scores confirm nothing")
  func vosk() throws {
    try expect(read(#"{"partial": "open gro"}"#), is: Recognition([]))
    try expect(read(#"{"text": "open groceries"}"#), is: Recognition([.init("open groceries")]))
    expect(
      try read(#"{"alternatives": [{"confidence": 210.4, "text": "milk"}, {"confidence": 208.1, "text": "silk"}]}"#),
      is: Recognition([.init("milk", confidence: 210.4), .init("silk", confidence: 208.1)]))
  }

  @Test(
    "VOICE-1: what is no text, or no object, is refused",
    arguments: [[0xFF, 0xFE], Array("{\"text\": ".utf8), Array("{\"text\": 3}".utf8), [0x1B, 0x5B, 0x41], [0]]
      as [[UInt8]])
  func refused(_ bytes: [UInt8]) {
    #expect(throws: RecogniserLine.ReadingError.notText) { try RecogniserLine(bytes) }
  }

  @Test("VOICE-1: lines are cut as they come; one that is too long is no text") func cut() {
    var lines = RecogniserLines()
    expect(lines.take(Array("op".utf8)), is: [])
    expect(lines.take(Array("en\nmi".utf8)), is: [Array("open".utf8)])
    expect(lines.last, is: Array("mi".utf8))
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: RecogniserLine.limit + 1)
    expect(lines.take(long + [10]), is: [[0]])
    expectNil(lines.last)
  }

  @Test("VOICE-1: more lines than anybody can say are a flood") func flood() {
    var lines = RecogniserLines()
    _ = lines.take(Array(repeating: UInt8(ascii: "\n"), count: 90))
    expect(!lines.isFlood)
    _ = lines.take(Array(repeating: UInt8(ascii: "\n"), count: 90))
    expect(lines.isFlood)
  }
}
