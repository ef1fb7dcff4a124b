import Expectations
import Testing

@testable import Aloud
@testable import AloudCommand
@testable import AloudDocuments

@Suite("The gallery, issue 5")
struct GalleryDocumentTests {
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
    // What commands and programs do: how work goes on, and questions whose answer the program is told.
    "answer", "answer lines", "answer secret", "answer text", "answer yes or no", "begin", "done", "failed",
    "shape begin", "shape done", "shape failed",
    // What a document is made of, where values come from, and what conditions ask: installers have these.
    "all", "answers", "any", "arguments", "at least", "at most", "default", "exit", "first tab", "follows", "include",
    "input",
    "matches", "not", "one of", "path", "product", "shape language", "sum", "provided", "required when", "shape all",
    "shape any", "shape exit",
    "shape givenValue", "shape not", "shape optionalArguments", "shape part", "shape rowForm", "shape stop", "status",
    "stop", "task", "when",
  ]

  @Test("it shows every control and every other form of documents") func showsAll() throws {
    let missing = ShownForms.all.subtracting(try ShownForms(Gallery.text).names)
    expect(missing.subtracting(Self.unshown).sorted(), is: [])
    expect(Self.unshown.subtracting(missing).sorted(), is: [])
  }
}
