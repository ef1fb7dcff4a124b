import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser

/// The command `aloud manual choose`, which prints a command's man(1) page made from its help.
struct Manual: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "manual", abstract: "Print the manual page of a command, made from its help.",
      example: "aloud manual choose | man -l -")
  }

  @Argument(
    help: "The command. Without one, the page of aloud itself is printed.",
    completion: .custom { _, _, _ in ManualTopic.allValueStrings })
  var command: ManualTopic?

  func run() throws { try Words.usual?.print(lines().joined(separator: "\n")) }

  private func lines() throws -> [String] {
    switch command {
    case nil: try ManualPage(of: nil).lines
    case .command(let command): try ManualPage(of: command).lines
    case .document: DocumentPage().lines
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

  init() {
    let reference = DocumentReference()
    source = ManualSource(.document, about: "The format of documents that describe apps.")
    source.head("EXAMPLE")
    source.show([reference.example])
    source.head("DESCRIPTION")
    add(reference.document)
    source.head("SHARED KEYS")
    reference.shared.forEach { add($0) }
    for kind in reference.kinds {
      source.head(kind.name)
      source.add([kind.about])
      if !kind.words.isEmpty { source.show([kind.words.joined(separator: " | ")]) }
      kind.parts.forEach { add(titled: $0) }
    }
    source.head("PARTS")
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
    source.paragraph("Also: \(part.shared.joined(separator: ", ")).")
  }

  private mutating func add(_ entry: DocumentReference.Entry) {
    let held = entry.holds.map { "\\fI\(ManualText.line($0))\\fR" }.joined(separator: "|")
    let term = "\\fB\(ManualText.line(entry.name))\\fR" + (held.isEmpty ? "" : ": " + held)
    source.item(term, entry.about + (entry.isRequired ? " It is required." : ""), example: entry.example)
  }
}

/// The command `aloud schema`, which prints the JSON Schema of app documents for editors, or that of the protocol of hosts.
struct Schema: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "schema", abstract: "Print the JSON Schema of app documents, for editors.",
      example: "aloud schema > aloud.schema.json")
  }

  @Flag(name: .customLong("protocol"), help: "The schema of the lines between a host and Aloud.")
  var isOfProtocol = false

  func run() throws {
    let schema = isOfProtocol ? ProtocolSchema.text : JSONSchema.text
    guard let error = StandardOutput.writeLine(schema) else { return }
    if error == .failed { StandardError.writeLine(Words.usual?.text(.outputFailed) ?? "") }
    throw ExitCode(Ending.outputLost(error).exitCode)
  }
}

/// The man(1) page of a command, or of `aloud` itself.
struct ManualPage {
  private var source: ManualSource

  var lines: [String] { source.lines }

  /// A `nil` command means `aloud` itself.
  init(of command: (any ParsableCommand.Type)?) throws {
    let names = command?.configuration.allNames ?? []
    let told = (command ?? AloudCommand.self).configuration
    // Without a subcommand, `aloud` runs the default one.
    let usual = command == nil ? AloudCommand.configuration.defaultSubcommand : nil
    source = ManualSource(.command(command), about: told.abstract)
    var discussion = told.discussion.split(separator: "\n\n").map(String.init)
    if let example = discussion.first.flatMap(example(in:)) {
      discussion.removeFirst()
      show([example], under: "EXAMPLE")
    }
    let usage = AloudCommand.usageString(for: command ?? AloudCommand.self)
    show(usage.split(separator: "\n").map(String.init), under: "SYNOPSIS")
    discussion += usual.map { [$0.configuration.discussion] } ?? []
    describe(discussion.filter { !$0.isEmpty }, names)
    if command == nil { addCommands() }
    let arguments = try CommandDump.of(usual ?? command ?? AloudCommand.self).arguments?.filter(\.shouldDisplay) ?? []
    add(arguments.filter { $0.kind == .positional }, under: "ARGUMENTS")
    add(arguments.filter { $0.kind != .positional }, under: "OPTIONS")
    if command == nil { source.item("\\fB\\-\\-version\\fR", "Show the version.") }
    if PromptCommands.all.contains(where: { $0 == command }) { addExitCodes() }
    refer(from: command)
  }

  private mutating func show(_ examples: [String], under title: String) {
    source.head(title)
    source.show(examples)
  }

  /// Returns the example, or `nil` if the paragraph is not one.
  private func example(in paragraph: String) -> String? {
    let mark = CommandConfiguration.exampleMark
    return paragraph.hasPrefix(mark) ? String(paragraph.dropFirst(mark.count)) : nil
  }

  private mutating func describe(_ paragraphs: [String], _ names: [String]) {
    let others = names.dropFirst().map { "aloud " + $0 }
    let also = others.isEmpty ? [] : ["Also called \(others.joined(separator: ", "))."]
    guard !(paragraphs + also).isEmpty else { return }
    source.head("DESCRIPTION")
    source.add(paragraphs + also)
  }

  private mutating func addCommands() {
    source.head("COMMANDS")
    for command in AloudCommand.configuration.subcommands {
      source.item("\\fB\(ManualText.line(command.configuration.allNames[0]))\\fR", command.configuration.abstract)
    }
  }

  private mutating func add(_ arguments: [CommandDump.Argument], under title: String) {
    guard !arguments.isEmpty else { return }
    source.head(title)
    for (index, argument) in arguments.enumerated() {
      // A flag and its opposite are adjacent and share one entry.
      if index > 0, argument.kind == .flag, arguments[index - 1].isOpposite(of: argument) { continue }
      let next = index + 1 < arguments.count ? arguments[index + 1] : nil
      let opposite = next.flatMap { argument.kind == .flag && argument.isOpposite(of: $0) ? $0 : nil }
      var text = argument.isOf("help") ? "Show this help." : argument.abstract ?? ""
      if let standard = argument.defaultValue, argument.kind != .flag {
        text += " Otherwise \(standard)."
      }
      source.item(argument.term + (opposite.map { ", " + $0.term } ?? ""), text)
    }
  }

  private mutating func addExitCodes() {
    source.head("EXIT STATUS")
    let codes = [
      (0, "Answered, or yes."), (1, "Cancelled, or no."),
      (2, "Wrong use, or a piped line was refused; standard error says what to do."),
      (3, "The input ended before the answer."), (4, "Back, with --back."), (74, "The answer could not be written."),
      (PromptCommands.timedOut, "Time is up."), (130, "Interrupted with Ctrl-C."),
    ]
    for (code, meaning) in codes { source.item(String(code), meaning) }
  }

  /// Commands that read documents refer to the format of documents.
  private mutating func refer(from command: (any ParsableCommand.Type)?) {
    let readers: [any ParsableCommand.Type] = [Run.self, Host.self, Lint.self, Schema.self]
    let commands: [ManualSource.Reference] =
      command == nil ? AloudCommand.configuration.subcommands.map { .command($0) } : [.command(nil)]
    let readsDocuments = command.map { command in readers.contains { $0 == command } } ?? true
    source.refer(to: commands + (readsDocuments ? [.document] : []))
  }
}

extension CommandDump.Argument {
  fileprivate var term: String {
    let values =
      allValues.flatMap { $0.isEmpty ? nil : $0 } ?? valueName.map { $0.split(separator: "|").map(String.init) } ?? []
    let value = values.map { "\\fI\(ManualText.line($0))\\fR" }.joined(separator: "|")
    let written = (names ?? []).map { "\\fB\(ManualText.line($0.text))\\fR" }.joined(separator: ", ")
    switch kind {
    case .flag: return written
    case .option: return written + " " + value
    case .positional: return value + (isRepeating ? " ..." : "")
    }
  }
}
