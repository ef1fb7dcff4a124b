import Aloud
import AloudTesting
import Expectations
import Testing

@Suite struct TranscriptParsingTests {
  @Test func `Comments, header and body are told apart`() throws {
    let text = """
      # Deleting asks first.
      #
      # ASK-1 too.
      requirement: ASK-2, ASK-3
      locale: de-CH
      now: 2026-11-20T09:30
      arguments: --verbosity high --name "Ada  L" "" "a \\"b\\" \\\\"
      app: apps/lists.yaml
      command: gallery
      data: data/full
      exit: 130
      stderr: any

      Lists. 2 items.
      # not a comment: of the body
      > delete
      key: value

      >
      > \u{20}
      """.replacing("\n>\n", with: "\n> \n")
    let transcript = try Transcript(parsing: text, file: "a.transcript")
    expect(
      transcript.header,
      is: TranscriptHeader {
        ($0.requirements, $0.locale, $0.now) = (["ASK-2", "ASK-3"], "de-CH", "2026-11-20T09:30")
        $0.arguments = ["--verbosity", "high", "--name", "Ada  L", "", "a \"b\" \\"]
        ($0.app, $0.command, $0.data) = ("apps/lists.yaml", "gallery", "data/full")
        ($0.exit, $0.standardError) = (130, .any)
      })
    expect(transcript.inputs, is: ["delete", "", " "])
    expect(
      transcript.body,
      is: ["Lists. 2 items.", "# not a comment: of the body", "> delete", "key: value", "", "> ", ">  "])
    expect(transcript.firstBodyLine, is: 14)
    expect(transcript.text, is: text + "\n")
  }

  @Test func `What is printed is read back the same`() throws {
    let made = Transcript(
      file: "a", comments: ["One", "", "Two"],
      header: TranscriptHeader {
        ($0.requirements, $0.arguments) = (["X-1"], ["a b", "", "c\\", "\"\\"])
        ($0.exit, $0.standardError) = (1, .any)
      },
      body: ["Hello.", "> x", "", "Bye."])
    try expect(Transcript(parsing: made.text, file: "a"), is: made)
  }

  @Test func `A transcript may have nothing typed, or nothing printed`() throws {
    let silent = try Transcript(parsing: "exit: 2\n", file: "a")
    expect(silent.body.isEmpty && silent.inputs.isEmpty && silent.header.exit == 2)
    try expect(Transcript(parsing: "locale: en\n\nHello.\n", file: "a").inputs.isEmpty)
    let bare = Transcript(file: "a", header: TranscriptHeader(), body: ["Hello."])
    try expect(Transcript(parsing: bare.text, file: "a"), is: bare)
  }

  @Test func `A space with a combining accent after it still begins a typed line`() throws {
    let transcript = try Transcript(parsing: "locale: en\n\n> \u{301}x\n", file: "a")
    expect(transcript.inputs, is: ["\u{301}x"])
  }

  @Test(arguments: [
    ("# only this\n", "f:2: There is no header."),
    ("# a\n\nlocale: en\n", "f:2: There is no header."),
    ("", "f:1: There is no header."),
    ("locale: en\nHello.\n", "f:2: “Hello.” isn't a header line."),
    ("lokale: en\n", "f:1: There is no header key “lokale”. Use one of requirement, locale, now,"),
    ("locale: en\n# late\n", "f:2: “# late” isn't a header line."),
    ("locale: en\nexit: 1\nlocale: de\n", "f:3: “locale” was already given on line 1."),
    ("locale:\n", "f:1: “locale” has no value."),
    ("now: tomorrow\n", "f:1: “tomorrow” isn't a date and time. Write it as 2026-11-20T09:30"),
    ("now: 2026-11-20\n", "f:1: “2026-11-20” isn't a date and time."),
    ("arguments: \"a b\n", "f:1: A double quote isn't closed."),
    ("exit: 256\n", "f:1: “256” isn't an exit code. Write a number from 0 to 255."),
    ("exit: yes\n", "f:1: “yes” isn't an exit code."),
    ("stderr: none\n", "f:1: “none” isn't known for stderr. Write “empty” or “any”."),
    ("locale: en\r\n\r\n", "f:1: The line ends in CR LF."),
    ("# c\nlocale: en\n\nHello.\n>\n", "f:5: “>” stands alone."),
  ])
  func `A malformed file is an error naming line, error and remedy`(text: String, message: String) throws {
    let error = #expect(throws: TranscriptError.self) { try Transcript(parsing: text, file: "f") }
    expect(error?.description.hasPrefix(message), is: true, "\(error?.description ?? "none")")
  }
}

extension TranscriptHeader {
  init(_ fill: (inout TranscriptHeader) -> Void) {
    self.init()
    fill(&self)
  }
}
