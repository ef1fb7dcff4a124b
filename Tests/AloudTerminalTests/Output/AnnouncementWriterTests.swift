import Aloud
import Expectations
import Glibc
import Testing

@testable import AloudTerminal

/// SET-1, BTN-6: announcements as lines.
@Suite struct AnnouncementWriterTests {
  private let long = "Milk and bread and eggs and all the rest of what there is to be bought today."

  @Test func `On a pipe, at the usual size, a line is as long as it is`() throws {
    try expect(written(long), is: long + "\n")
  }

  @Test func `A width wraps between words and loses none, and lines after the first begin further in`() throws {
    let text = try written(long, width: 20)
    let lines = text.split(separator: "\n")
    expect(lines.count > 3)
    expect(lines.allSatisfy { $0.count <= 20 })
    expect(lines.joined(separator: "\n").replacing("\n  ", with: " "), is: long)
  }

  @Test("SET-1: larger text has no shorter lines: the same small letters would only be harder to read")
  func largerText() throws {
    for size in TextSize.allCases {
      try expect(written(long, size: size, isTerminal: true).split(separator: "\n").map(String.init), is: [long])
    }
  }

  @Test("SET-1: at a terminal, items stand apart as text grows, and then every line") func space() throws {
    try expect(written("Milk.", size: .large, isTerminal: true), is: "Milk.\n")
    try expect(written("Milk.", size: .xLarge, isTerminal: true), is: "Milk.\n\n")
    try expect(written("Milk.", size: .xLarge, kind: .notice, isTerminal: true), is: "Milk.\n")
    try expect(written("Milk.", size: .AX1, kind: .notice, isTerminal: true), is: "Milk.\n\n")
  }

  @Test("SET-7: on a pipe one announcement is one line, however large text is", arguments: TextSize.allCases)
  func pipe(_ size: TextSize) throws {
    try expect(written(long, size: size), is: long + "\n")
  }

  @Test("SAY-6: JSON is a line each, never wrapped") func json() throws {
    let text = try written(long, size: .AX5, width: 20, format: .json)
    expect(text.hasSuffix("\n"))
    expectNil(text.dropLast().firstIndex(of: "\n"))
    expect(text.hasPrefix("{"))
  }

  @Test("BRAILLE-2, SET-7: braille is wrapped at its cells, whatever the settings for eyes are")
  func braille() throws {
    let lines = [
      "Milk and bread and eggs and all the \u{28C0}", "rest of what there is to be bought \u{28C0}", "today.",
    ]
    for size in [TextSize.xSmall, .large, .AX5] {
      try expect(written(long, size: size, width: 20, format: .braille), is: lines.joined(separator: "\n") + "\n")
    }
  }

  private func written(
    _ sentence: String, size: TextSize = .large, width: Int? = nil, kind: Announcement.Kind = .item,
    format: OutputFormat = .text, isTerminal: Bool = false
  ) throws -> String {
    var settings = Settings(locale: "en")
    settings.textSize = size
    let renderer = Renderer(locale: try LoadedLocale("en"), settings: settings)
    let pipe = try Pipe()
    let device = TerminalDevice(descriptor: pipe.writing, isTerminal: isTerminal)
    var plain = BrailleOptions()
    plain.table = .none
    var writer = AnnouncementWriter(
      format: format, width: width, device: device, order: .logical,
      style: LineStyle(isTerminal: isTerminal, environment: { _ in nil }), braille: plain)
    var output = OutputStream(descriptor: pipe.writing)
    writer.write(Announcement(kind, .verbatim(sentence)), renderer, to: &output)
    output.flush()
    return pipe.contents()
  }
}
