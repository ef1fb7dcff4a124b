import Aloud
import AloudApp
import AloudDocuments

/// The man(1) page on the format of documents: each key with its description and example from the schema.
struct DocumentPage {
  private var source: ManualSource

  /// The lines of the page's source.
  var lines: [String] { source.lines }

  /// Creates the page in the language of `words`.
  init(_ words: Words) {
    let reference = DocumentReference()
    source = ManualSource(.document, about: words.text("command.help.manual.document"), words)
    source.head("example")
    source.show([reference.example])
    source.head("description")
    add(reference.document)
    source.head("sharedKeys")
    reference.shared.forEach { add($0) }
    for kind in reference.kinds {
      source.head(titled: kind.name)
      source.add([kind.about])
      if !kind.words.isEmpty { source.show([kind.words.joined(separator: " | ")]) }
      kind.parts.forEach { add(titled: $0) }
    }
    source.head("parts")
    reference.parts.forEach { add(titled: $0) }
    source.refer(to: [.command(Run.self), .command(Lint.self), .command(Schema.self), .command(nil)])
  }

  private mutating func add(titled part: DocumentReference.Part) {
    source.subhead(titled: part.name)
    add(part)
  }

  private mutating func add(_ part: DocumentReference.Part) {
    source.add([part.about])
    part.entries.forEach { add($0) }
    guard !part.shared.isEmpty else { return }
    let keys = source.text("alsoKeys", ["keys": .list(part.shared.map { .verbatim($0) }, .and)])
    source.paragraph(keys)
  }

  private mutating func add(_ entry: DocumentReference.Entry) {
    let held = entry.holds.map { "\\fI\(ManualText.line($0))\\fR" }.joined(separator: "|")
    let term = "\\fB\(ManualText.line(entry.name))\\fR" + (held.isEmpty ? "" : ": " + held)
    let about = entry.about
    source.item(
      term, entry.isRequired ? source.text("requiredKey", ["about": .text(.verbatim(about))]) : about,
      example: entry.example)
  }
}
