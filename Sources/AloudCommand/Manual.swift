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

/// The command `aloud schema`, which prints the JSON Schema of app documents for editors, or that of the protocol of hosts.
struct Schema: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "schema", abstract: Words.help("schema.abstract"), example: "aloud schema > aloud.schema.json")
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
  init(of command: (any ParsableCommand.Type)?, _ words: Words) throws {
    let names = command?.configuration.allNames ?? []
    let told = (command ?? AloudCommand.self).configuration
    // Without a subcommand, `aloud` runs the default one.
    let usual = command == nil ? AloudCommand.configuration.defaultSubcommand : nil
    source = ManualSource(.command(command), about: told.abstract, words)
    var discussion = told.discussion.split(separator: "\n\n").map(String.init)
    if let example = discussion.first.flatMap(example(in:)) {
      discussion.removeFirst()
      show([example], under: "example")
    }
    let usage = AloudCommand.usageString(for: command ?? AloudCommand.self)
    show(usage.split(separator: "\n").map(String.init), under: "synopsis")
    discussion += usual.map { [$0.configuration.discussion] } ?? []
    describe(discussion.filter { !$0.isEmpty }, names)
    if command == nil { addCommands() }
    let arguments = try CommandDump.of(usual ?? command ?? AloudCommand.self).arguments?.filter(\.shouldDisplay) ?? []
    add(arguments.filter { $0.kind == .positional }, under: "arguments")
    add(arguments.filter { $0.kind != .positional }, under: "options")
    if command == nil { source.item("\\fB\\-\\-version\\fR", source.text("versionHelp")) }
    if PromptCommands.all.contains(where: { $0 == command }) { addExitCodes() }
    refer(from: command)
  }

  private mutating func show(_ examples: [String], under key: String) {
    source.head(key)
    source.show(examples)
  }

  /// Returns the example, or `nil` if the paragraph is not one.
  private func example(in paragraph: String) -> String? {
    let sign = "EXAMPLE"
    let parts = Words.help("prompt.example", ["example": .text(.verbatim(sign))]).split(
      separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 2, paragraph.hasPrefix(parts[0]), paragraph.hasSuffix(parts[1]) else { return nil }
    return String(paragraph.dropFirst(parts[0].count).dropLast(parts[1].count))
  }

  private mutating func describe(_ paragraphs: [String], _ names: [String]) {
    let others = names.dropFirst().map { "aloud " + $0 }
    let also = others.isEmpty ? [] : [source.text("also", ["names": .list(others.map { .verbatim($0) }, .and)])]
    guard !(paragraphs + also).isEmpty else { return }
    source.head("description")
    source.add(paragraphs + also)
  }

  private mutating func addCommands() {
    source.head("commands")
    for command in AloudCommand.configuration.subcommands {
      source.item("\\fB\(ManualText.line(command.configuration.allNames[0]))\\fR", command.configuration.abstract)
    }
  }

  private mutating func add(_ arguments: [CommandDump.Argument], under key: String) {
    guard !arguments.isEmpty else { return }
    source.head(key)
    for (index, argument) in arguments.enumerated() {
      // A flag and its opposite are adjacent and share one entry.
      if index > 0, argument.kind == .flag, arguments[index - 1].isOpposite(of: argument) { continue }
      let next = index + 1 < arguments.count ? arguments[index + 1] : nil
      let opposite = next.flatMap { argument.kind == .flag && argument.isOpposite(of: $0) ? $0 : nil }
      var text = argument.isOf("help") ? source.text("helpHelp") : argument.abstract ?? ""
      if let standard = argument.defaultValue, argument.kind != .flag {
        text += " " + source.text("standard", ["value": .text(.verbatim(standard))])
      }
      source.item(argument.term + (opposite.map { ", " + $0.term } ?? ""), text)
    }
  }

  private mutating func addExitCodes() {
    source.head("exitCodes")
    for code in [0, 1, 2, 3, 4, 74, Int(PromptCommands.timedOut), 130] {
      let isTime = code == PromptCommands.timedOut
      source.item(
        String(code),
        isTime
          ? Words.usual?.text(.promptTimedOut) ?? ""
          : source.text("exit\(code)", ["option": .text(.verbatim("--back"))]))
    }
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
