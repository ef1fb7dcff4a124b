import Testing

@testable import Aloud
@testable import AloudCommand
@testable import AloudDocuments

@Suite("The gallery, issue 5")
struct GalleryDocumentTests {
  private static let languages = LoadedLocale.bundledTags

  private static func text(_ tag: String, files: LocaleFiles = .bundled) throws -> String {
    GalleryDocument(try LoadedLocale(tag, files: files)).text
  }

  /// What the gallery does not show, because it is not heard: what commands are given and give, sizes, where pictures stand,
  /// what is done beside a sheet's leaving, and another way to say what is shown.
  private static let unshown: Set<String> = [
    "texts", "pronunciations",
    "environment", "time limit", "format", "format json", "format lines", "into", "else", "size medium",
    "size mini",
    "placement bottom", "placement leading", "placement trailing", "before dismissal", "dismissal asked",
    "dismissal attempted", "short subtitle", "equals", "is filled", "current when", "disabled days", "rounding refuse",
    // What a thing is that says nothing else.
    "role group", "role normal", "style automatic", "style compact", "style button", "mode date",
    "lines one", "state on",
    "rowTemplate dimmed", "step dimmed",
    // What a document is made of, where values come from, and what conditions ask: installers have these.
    "all", "answers", "any", "arguments", "at least", "at most", "default", "exit", "first tab", "follows", "include",
    "input",
    "matches", "not", "one of", "path", "provided", "required when", "shape all", "shape any", "shape exit",
    "shape givenValue", "shape not", "shape optionalArguments", "shape part", "shape rowForm", "shape stop", "status",
    "stop", "task", "when",
  ]

  @Test("it shows every control and every other form of documents") func showsAll() throws {
    let missing = ShownForms.all.subtracting(try ShownForms(Self.text("en")).names)
    #expect(missing.subtracting(Self.unshown).sorted() == [])
    #expect(Self.unshown.subtracting(missing).sorted() == [])
  }

  @Test("it is a document without errors", arguments: languages + ["en-XA", "ar-XB", "ar-XC", "pl"])
  func hasNoErrors(tag: String) throws {
    let text = try Self.text(tag)
    #expect(throws: Never.self) { try Document(bytes: Array(text.utf8), path: "gallery.yaml") }
  }

  @Test("it has all of its words, and no others", arguments: languages) func hasItsWords(tag: String) throws {
    let keys = MarkedEnglish.keys(in: try Self.text(tag, files: MarkedEnglish.files(tag)))
    let own = try MarkedEnglish.allKeys().filter { $0.hasPrefix("gallery.") }
    if tag == "en" {
      #expect(own.subtracting(keys).sorted() == [])
      #expect(keys.count > own.count)
    } else {
      #expect(keys == [])
    }
  }

  @Test("SAFE-1: words are quoted, whatever is in them") func quotes() throws {
    let hostile =
      "msgid \"\"\nmsgstr \"\"\n\nmsgctxt \"gallery.title\"\nmsgid \"x\"\nmsgstr \"a \\\"b\\\" \\\\ # c: [\\nd\"\n"
    let files = LocaleFiles.bundled.overridden(by: ["wording/de.po": Array(hostile.utf8)])
    let document = try Document(bytes: Array(Self.text("de", files: files).utf8), path: "gallery.yaml")
    let title = document.app.interface(for: document.app.initialState).title
    #expect(title == .tagged("a \"b\" \\ # c: [\nd", language: "de"))
  }
}
