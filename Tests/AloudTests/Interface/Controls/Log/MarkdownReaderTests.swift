import Expectations
import Testing

@testable import Aloud

/// What light Markdown is made into, and that it does not matter how it comes cut.
struct MarkdownReaderTests {
  private static let answer = """
    # Listing files
    There are **two** ways. Use `ls -l`:
    it is short.

    - The first
      goes on
    - The second
    3. Third
    > Somebody said
    > this.

    ```swift
    let a = 1

    print(a)
    ```
    | Name | Size |
    |------|-----:|
    | a.txt | 12 |
    | b\\|c | |
    | alone |
    ---
    The end
    """

  private static func parts(_ text: String, size: Int = .max) -> [LogPart] {
    var reader = MarkdownReader()
    var rest = Substring(text)
    while !rest.isEmpty {
      reader.append(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    reader.end()
    return (0..<reader.parts.count).map { reader.parts[$0] }
  }

  @Test("each kind of line is a part") func kinds() {
    var code = CodeBlock(language: "swift")
    for line in ["let a = 1", "", "print(a)"] { code.lines.append(line) }
    expect(
      Self.parts(Self.answer),
      is: [
        .heading("Listing files", level: 1), .text("There are **two** ways. Use `ls -l`: it is short."),
        .item("The first goes on", number: nil, startsList: true), .item("The second", number: nil, startsList: false),
        .item("Third", number: "3", startsList: false), .quote("Somebody said this."), .code(code),
        .table(["Name", "Size"]), .row(TableRow(columns: ["Name", "Size"], cells: ["a.txt", "12"])),
        .row(TableRow(columns: ["Name", "Size"], cells: ["b|c", ""])),
        .row(TableRow(columns: ["Name", "Size"], cells: ["alone"])), .text("The end"),
      ])
  }

  @Test("however a text comes cut, its parts are the same", arguments: [1, 2, 3, 5, 7, 64])
  func cuts(size: Int) {
    for text in [Self.answer, Self.answer.replacing("\n", with: "\r\n"), "-x\n**a** b\n2026 was\n`c` d\n*e*\n#f\n"] {
      expect(Self.parts(text, size: size), is: Self.parts(text))
    }
  }

  @Test(
    "what only looks like a mark is text",
    arguments: ["-x", "#tag", "1.5 is", "2026 was", "**", "`a` b", "_a_ b", "==="])
  func noMarks(line: String) { expect(Self.parts(line), is: [.text(line)]) }

  @Test("a drawn box is what stands in it, and a drawn rule is one") func borders() {
    let drawn = "╭──────╮\n│ Done │\n╰──────╯\nAll.\n══════\nMore.\n"
    expect(Self.parts(drawn), is: [.text("│ Done │"), .text("All."), .text("More.")])
    expect(Self.parts(drawn, size: 1), is: Self.parts(drawn))
  }

  @Test("one line with bars is no table") func noTable() {
    expect(Self.parts("| a | b |\nmore"), is: [.text("| a | b | more")])
    expect(Self.parts("| a | b |"), is: [.text("| a | b |")])
  }

  @Test("a fence that is not closed is code to the end") func unclosed() {
    var code = CodeBlock(language: nil)
    code.lines.append("a")
    expect(Self.parts("~~~\na\n"), is: [.code(code)])
  }

  @Test("characters of several bytes may be cut anywhere") func bytes() {
    var reader = MarkdownReader()
    for character in "Grüße, 世界, 👋🏽." { for scalar in character.unicodeScalars { reader.append(String(scalar)) } }
    reader.end()
    expect(reader.parts[0], is: .text("Grüße, 世界, 👋🏽."))
  }

  @Test("a message that never ends keeps what is allowed, and says that the rest is left out") func endless() {
    var reader = MarkdownReader()
    let piece = String(repeating: "word ", count: 200_000)
    for _ in 0..<12 { reader.append(piece) }
    reader.end()
    let texts = (0..<reader.parts.count).map { reader.parts[$0] }
    expect(texts.last, is: .cut)
    expect(texts.reduce(0) { $0 + ($1.flowing?.utf8.count ?? 0) } <= MarkdownReader.limit)
    expect(
      texts.allSatisfy { ($0.flowing?.utf8.count ?? 0) <= MarkdownReader.paragraphLimit + MarkdownReader.lineLimit })
  }

  @Test("of ten thousand columns some are told, and how many more there are") func columns() throws {
    let row = String(repeating: "|x", count: 10_000) + "|"
    let table = row + "\n" + String(repeating: "|-", count: 10_000) + "|\n" + row + "\n"
    let parts = Self.parts(table)
    expect(parts.count, is: 2)
    guard case .row(let told) = parts[1] else { throw Unmet.noRow }
    expect(told.cells.count, is: 10_000)
    let text = try LoadedLocale("en", files: .bundled).wording.text(told.text)
    expect(text.hasSuffix("x: x, 9,950 more columns"))
  }

  private enum Unmet: Error { case noRow }
}

/// Marks inside a line.
struct InlineMarkdownTests {
  @Test(
    "what only changes how letters look is left out",
    arguments: [
      ("**Bold** and *slanted*", "Bold and slanted"), ("use `a_b*c*` now", "use a_b*c* now"),
      ("see [the guide](https://example.org/a_b)!", "see the guide!"), ("![A cat](cat.png)", "A cat"),
      ("__both__ _one_", "both one"), ("│ Done  │ ██░ 60 %", "Done 60 %"), ("`│` is a bar │", "│ is a bar"),
      ("***all***", "all"), ("**Warning.", "Warning."),
    ])
  func marks(_ text: String, _ plain: String) { expect(InlineMarkdown.plain(text), is: plain) }

  @Test(
    "what is no mark stays",
    arguments: [
      "2 * 3 * 4", "a*b*c", "snake_case_name", "*.swift", "a ` b", "[x] done", "f(x)[1](", "_", "2 ** 3", "✓ “a  b” ▶",
    ])
  func noMarks(_ text: String) { expect(InlineMarkdown.plain(text), is: text) }
}

/// Where sentences end.
struct SentenceEndsTests {
  @Test(
    "sentences end where people hear them end",
    arguments: [
      ("One. Two! Three? Rest", ["One.", "Two!", "Three?"]), ("See e.g. this. Then", ["See e.g. this."]),
      ("Am 3. Mai z. B. kam Dr. Weiß. Dann", ["Am 3. Mai z. B. kam Dr. Weiß."]),
      ("Version 1.5 is out. It", ["Version 1.5 is out."]), ("He said \"Go.\" Then", ["He said \"Go.\""]),
      ("これは文です。次の文", ["これは文です。"]), ("「はい。」と言った。次", ["「はい。」", "と言った。"]),
      ("你好！再见", ["你好！"]), ("यह वाक्य है। दूसरा", ["यह वाक्य है।"]), ("هل هذا سؤال؟ نعم", ["هل هذا سؤال؟"]),
      ("Wait... what", []), ("No end", []), ("It is so.", []),
    ])
  func ends(_ text: String, _ sentences: [String]) {
    expect(SentenceEnds.sentences(of: text[...], isWhole: false).sentences.map(String.init), is: sentences)
  }

  @Test("at the end of the text the rest is a sentence") func whole() {
    let sentences = SentenceEnds.sentences(of: "One. Two", isWhole: true).sentences
    expect(sentences.map(String.init), is: ["One.", "Two"])
  }

  @Test("a sentence without an end is cut at a space") func endless() {
    let text = String(repeating: "word ", count: 500)
    let sentences = SentenceEnds.sentences(of: text[...], isWhole: false).sentences
    expect(sentences.count, is: 2)
    expect(sentences.allSatisfy { $0.hasSuffix("word") && $0.count <= SentenceEnds.longest + 5 })
  }
}
