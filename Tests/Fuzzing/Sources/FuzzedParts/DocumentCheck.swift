@testable internal import Aloud
@testable internal import AloudDocuments
internal import AloudLanguage

/// A document: it is refused with reasons, or runs.
enum DocumentCheck {

  static func check(_ bytes: [UInt8]) throws {
    let document: Document
    do { document = try Document(bytes: bytes, path: "app.yaml") } catch {
      try check(error)
      return
    }
    let session = try FuzzedSession(document.app, locale: "en", [])
    var played = PlayedLines(session)
    // Its own bytes say what is done with it, from the end.
    try played.play(FuzzedBytes([0, 0, 1, 0, 0, 0, 2, 0] + bytes.suffix(40).reversed()), upTo: 8)
  }

  private static func check(_ errors: DocumentErrors) throws {
    if errors.errors.isEmpty { throw Finding("a document is refused without a reason") }
    for error in errors.errors {
      if error.line < 1 || error.column < 1 { throw Finding("an error in line \(error.line), column \(error.column)") }
      for message in [error.message, error.remedy].compactMap(\.self) {
        let text = OutsideText.printed(message)
        if text.isEmpty { throw Finding("an error without words: \(error)") }
        try PrintedCheck.check(text)
      }
    }
  }
}
