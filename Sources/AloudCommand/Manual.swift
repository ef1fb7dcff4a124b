import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser

/// The command `aloud manual choose`, which prints a command's man(1) page made from its help.
struct Manual: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "manual", abstract: Words.help("manual.abstract"), example: "aloud manual choose | man -l -")
  }

  @Argument(
    help: Words.argument("manual.commandHelp"), completion: .custom { _, _, _ in ManualTopic.allValueStrings })
  var command: ManualTopic?

  func run() throws {
    guard let words = Words.usual else { return }
    let page = try Words.$areTranslated.withValue(true) { try lines(words) }
    try words.print(page.joined(separator: "\n"))
  }

  private func lines(_ words: Words) throws -> [String] {
    switch command {
    case nil: try ManualPage(of: nil, words).lines
    case .command(let command): try ManualPage(of: command, words).lines
    case .document: DocumentPage(words.english).lines
    }
  }
}

/// The topic of a manual page: a command, or the format of documents.
enum ManualTopic: ExpressibleByArgument {
  case command(any ParsableCommand.Type)
  case document

  private static let documentName = "document"

  init?(argument: String) {
    if argument == Self.documentName {
      self = .document
    } else {
      guard let command = AloudCommand.command(named: argument) else { return nil }
      self = .command(command)
    }
  }

  static var allValueStrings: [String] {
    AloudCommand.configuration.subcommands.map { $0.configuration.allNames[0] } + [documentName]
  }

  var defaultValueDescription: String {
    switch self {
    case .command(let command): command.configuration.allNames[0]
    case .document: Self.documentName
    }
  }
}

extension AloudCommand {
  static func command(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.allNames.contains(name) }
  }
}

/// The man(1) page on the format of documents: each key with its description and example from the schema.
private struct DocumentPage {
  private var source: ManualSource

  var lines: [String] { source.lines }

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

/// The command `aloud schema`, which prints the JSON Schema of app documents for editors.
struct Schema: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "schema", abstract: Words.help("schema.abstract"), example: "aloud schema > aloud.schema.json")
  }

  func run() throws {
    guard let error = StandardOutput.writeLine(JSONSchema.text) else { return }
    if error == .failed { StandardError.writeLine(Words.usual?.text(.outputFailed) ?? "") }
    throw ExitCode(Ending.outputLost(error).exitCode)
  }
}
