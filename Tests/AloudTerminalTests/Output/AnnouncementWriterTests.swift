import Aloud
import Glibc
import Testing

@testable import AloudTerminal

/// SET-1, BTN-6: announcements as lines.
@Suite struct AnnouncementWriterTests {
  private let long = "Milk and bread and eggs and all the rest of what there is to be bought today."

  @Test func `On a pipe, at the usual size, a line is as long as it is`() throws {
    #expect(try written(long) == long + "\n")
  }

  @Test func `A width wraps between words and loses none`() throws {
    let text = try written(long, width: 20)
    let lines = text.split(separator: "\n")
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { $0.count <= 20 })
    #expect(lines.joined(separator: " ") == long)
  }

  @Test func `Larger text has shorter lines, also where nobody says how wide they may be`() throws {
    let lines = try written(long, size: .xxxLarge).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(try written(long, size: .AX5).split(separator: "\n").allSatisfy { $0.count <= 25 })
  }

  @Test func `Large text has an empty line after each item, and only there`() throws {
    #expect(try written("Milk.", size: .AX1) == "Milk.\n\n")
    #expect(try written("Milk.", size: .AX1, kind: .notice) == "Milk.\n")
    #expect(try written("Milk.", size: .xxxLarge) == "Milk.\n")
  }

  @Test("SAY-6: JSON is a line each, never wrapped") func json() throws {
    let text = try written(long, size: .AX5, width: 20, format: .json)
    #expect(text.hasSuffix("\n"))
    #expect(text.dropLast().firstIndex(of: "\n") == nil)
    #expect(text.hasPrefix("{"))
  }

  @Test("BRAILLE-2, SET-7: braille is wrapped at its cells, whatever the settings for eyes are")
  func braille() throws {
    let lines = [
      "Milk and bread and eggs and all the \u{28C0}", "rest of what there is to be bought \u{28C0}", "today.",
    ]
    for size in [TextSize.xSmall, .large, .AX5] {
      #expect(try written(long, size: size, width: 20, format: .braille) == lines.joined(separator: "\n") + "\n")
    }
  }

  private func written(
    _ sentence: String, size: TextSize = .large, width: Int? = nil, kind: Announcement.Kind = .item,
    format: OutputFormat = .text
  ) throws -> String {
    var settings = Settings(locale: "en")
    settings.textSize = size
    let renderer = Renderer(locale: try LoadedLocale("en"), settings: settings)
    let pipe = try Pipe()
    let device = TerminalDevice(descriptor: pipe.writing)
    var plain = BrailleOptions()
    plain.table = .none
    var writer = AnnouncementWriter(format: format, width: width, device: device, isVisual: false, braille: plain)
    var output = OutputStream(descriptor: pipe.writing)
    writer.write(Announcement(kind, .verbatim(sentence)), renderer, to: &output)
    output.flush()
    return pipe.contents()
  }
}
