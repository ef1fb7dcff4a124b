import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser
import FoundationEssentials

struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page of a command, made from its help.",
    example: "aloud manual choose | man -l -")

  @Argument(
    help: "The command. Without one, the page of aloud itself is printed.",
    completion: .custom { _, _, _ in ManualTopic.allValueStrings })
  var command: ManualTopic?

  func run() throws { try Words.usual?.print(lines().joined(separator: "\n")) }

  private func lines() throws -> [String] {
    switch command ?? .command(nil) {
    case .command(let command): try ManualSource(of: command).lines
    case .document: ManualSource(of: DocumentReference()).lines
    }
  }
}

enum ManualTopic: ExpressibleByArgument {
  /// A command; `nil` means `aloud` itself.
  case command((any ParsableCommand.Type)?)
  case document

  var page: (name: String, section: Int) {
    switch self {
    case .command(let command):
      ((["aloud"] + (command?.configuration.allNames.prefix(1) ?? [])).joined(separator: "-"), 1)
    case .document: ("aloud-" + Self.documentName, 5)
    }
  }

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
}

extension AloudCommand {
  static func command(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.allNames.contains(name) }
  }
}

/// The man(1) page on the format of documents: each key with its description and example from the schema.
extension ManualSource {
  fileprivate init(of reference: DocumentReference) {
    self.init(.document, about: "The format of documents that describe apps.")
    head("EXAMPLE")
    show([reference.document.example ?? ""])
    head("DESCRIPTION")
    add(reference.document, reference)
    head("SHARED KEYS")
    reference.shared.forEach { add($0) }
    for family in reference.families {
      head(family.name.rawValue)
      add([family.description])
      if !family.words.isEmpty { show([family.words.joined(separator: " | ")]) }
      family.shapes.forEach { add(titled: $0, reference) }
    }
    head("PARTS")
    reference.parts.forEach { add(titled: $0, reference) }
    refer(to: [.command(Run.self), .command(Lint.self), .command(Schema.self), .command(nil)])
  }

  private mutating func add(titled shape: Shape, _ reference: DocumentReference) {
    subhead(titled: shape.name.rawValue)
    add(shape, reference)
  }

  private mutating func add(_ shape: Shape, _ reference: DocumentReference) {
    add([shape.description])
    reference.ownKeys(of: shape).forEach { add($0) }
    let shared = shape.keys.filter(reference.shared.contains).map(\.name.rawValue)
    if !shared.isEmpty { paragraph("Also: \(shared.joined(separator: ", ")).") }
  }

  private mutating func add(_ key: Key) {
    let held = key.holds.map { "\\fI\(ManualText.line($0))\\fR" }.joined(separator: "|")
    let term = "\\fB\(ManualText.line(key.name.rawValue))\\fR" + (held.isEmpty ? "" : ": " + held)
    let about = key.description + (key.isRequired ? " It is required." : "")
    item(term, about, example: key.shownExample ?? "")
  }
}

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of app documents, for editors.",
    example: "aloud schema > aloud.schema.json")

  @Flag(name: .customLong("protocol"), help: "The schema of the lines between a host and Aloud.")
  var isOfProtocol = false

  func run() throws { try Words.usual?.print(isOfProtocol ? ProtocolSchema.text : JSONSchema.text) }
}

/// The man(1) page of a command, or of `aloud` itself.
extension ManualSource {
  fileprivate init(of command: (any ParsableCommand.Type)?) throws {
    let names = command?.configuration.allNames ?? []
    let told = (command ?? AloudCommand.self).configuration
    // Without a subcommand, `aloud` runs the default one.
    let usual = command == nil ? AloudCommand.configuration.defaultSubcommand : nil
    self.init(.command(command), about: told.abstract)
    var discussion = told.discussion.split(separator: "\n\n").map(String.init)
    if let example = discussion.first.flatMap(Self.example) {
      discussion.removeFirst()
      head("EXAMPLE")
      show([example])
    }
    let usage = AloudCommand.usageString(for: command ?? AloudCommand.self)
    head("SYNOPSIS")
    show(usage.split(separator: "\n").map(String.init))
    discussion += usual.map { [$0.configuration.discussion] } ?? []
    describe(discussion.filter { !$0.isEmpty }, names)
    if command == nil { addCommands() }
    let arguments = try CommandDump.arguments(of: usual ?? command ?? AloudCommand.self)
    add(arguments.filter { $0.kind == .positional }, under: "ARGUMENTS")
    add(arguments.filter { $0.kind != .positional }, under: "OPTIONS")
    if command == nil { item("\\fB\\-\\-version\\fR", "Show the version.") }
    if PromptCommands.all.contains(where: { $0 == command }) { addExitCodes() }
    refer(from: command)
  }

  private static func example(_ paragraph: String) -> String? {
    let mark = CommandConfiguration.exampleMark
    return paragraph.hasPrefix(mark) ? String(paragraph.dropFirst(mark.count)) : nil
  }

  private mutating func describe(_ paragraphs: [String], _ names: [String]) {
    let others = names.dropFirst().map { "aloud " + $0 }
    let also = others.isEmpty ? [] : ["Also called \(others.joined(separator: ", "))."]
    guard !(paragraphs + also).isEmpty else { return }
    head("DESCRIPTION")
    add(paragraphs + also)
  }

  private mutating func addCommands() {
    head("COMMANDS")
    for command in AloudCommand.configuration.subcommands {
      item("\\fB\(ManualText.line(command.configuration.allNames[0]))\\fR", command.configuration.abstract)
    }
  }

  private mutating func add(_ arguments: [CommandDump.Argument], under title: String) {
    guard !arguments.isEmpty else { return }
    head(title)
    for (index, argument) in arguments.enumerated() {
      // A flag and its opposite are adjacent and share one entry.
      if index > 0, argument.kind == .flag, arguments[index - 1].isOpposite(of: argument) { continue }
      let next = index + 1 < arguments.count ? arguments[index + 1] : nil
      let opposite = next.flatMap { argument.kind == .flag && argument.isOpposite(of: $0) ? $0 : nil }
      var text = argument.name == "help" ? "Show this help." : argument.abstract ?? ""
      if let standard = argument.defaultValue, argument.kind != .flag { text += " Otherwise \(standard)." }
      item(argument.term + (opposite.map { ", " + $0.term } ?? ""), text)
    }
  }

  private mutating func addExitCodes() {
    head("EXIT STATUS")
    let codes = [
      (0, "Answered, or yes."), (1, "Cancelled, or no."),
      (2, "Wrong use, or a piped line was refused; standard error says what to do."),
      (3, "The input ended before the answer."), (4, "Back, with --back."), (74, "The answer could not be written."),
      (PromptCommands.timedOut, "Time is up."), (130, "Interrupted with Ctrl-C."),
    ]
    for (code, meaning) in codes { item(String(code), meaning) }
  }

  /// Commands that read documents refer to the format of documents.
  private mutating func refer(from command: (any ParsableCommand.Type)?) {
    let readers: [any ParsableCommand.Type] = [Run.self, Host.self, Lint.self, Schema.self]
    let commands: [ManualTopic] =
      command == nil ? AloudCommand.configuration.subcommands.map { .command($0) } : [.command(nil)]
    let readsDocuments = command.map { command in readers.contains { $0 == command } } ?? true
    refer(to: commands + (readsDocuments ? [.document] : []))
  }
}

extension CommandDump.Argument {
  fileprivate var term: String {
    let named = valueName?.split(separator: "|").map { String($0) }
    let values = allValues.flatMap { $0.isEmpty ? nil : $0 } ?? named ?? []
    let value = values.map { "\\fI\(ManualText.line($0))\\fR" }.joined(separator: "|")
    let written = (names ?? []).map { "\\fB\(ManualText.line($0.text))\\fR" }.joined(separator: ", ")
    switch kind {
    case .flag: return written
    case .option: return written + " " + value
    case .positional: return value + (isRepeating ? " ..." : "")
    }
  }
}

/// The source of a man(1) page under construction, with the elements common to all pages.
struct ManualSource {
  private(set) var lines: [String] = []

  init(_ topic: ManualTopic, about sentence: String) {
    let page = topic.page
    // groff and man recognise the encoding by the first line. Justified lines would need spaces, which not all scripts have.
    lines.append(".\\\" -*- coding: UTF-8 -*-")
    lines.append(
      ".TH \(ManualText.line(page.name.uppercased())) \(page.section) \"\(Self.date)\" "
        + "\"aloud \(ManualText.line(CommandConfiguration.ownVersion))\"")
    lines.append(".ad l")
    head("NAME")
    lines += ManualText.lines("\(page.name) - \(sentence)")
  }

  /// `SOURCE_DATE_EPOCH` if set, so that packages build reproducibly, or else today.
  private static var date: String {
    let seconds = EnvironmentVariable.value("SOURCE_DATE_EPOCH").flatMap { TimeInterval($0) }
    return String((seconds.map { Date(timeIntervalSince1970: $0) } ?? Date()).formatted(.iso8601).prefix(10))
  }

  mutating func head(_ title: String) { lines.append(".SH \"\(ManualText.line(title))\"") }
  mutating func subhead(titled title: String) { lines.append(".SS \"\(ManualText.line(title))\"") }

  mutating func show(_ examples: [String]) { lines += [".EX"] + examples.map(ManualText.line) + [".EE"] }

  mutating func add(_ paragraphs: [String]) {
    lines += paragraphs.first.map { ManualText.lines($0) } ?? []
    paragraphs.dropFirst().forEach { paragraph($0) }
  }

  mutating func paragraph(_ text: String) { lines += [".PP"] + ManualText.lines(text) }

  mutating func item(_ term: String, _ text: String, example: String? = nil) {
    lines += [".TP", term] + ManualText.lines(text)
    if let example { lines += [".br", "\\(->\\ " + ManualText.line(example)] }
  }

  mutating func refer(to topics: [ManualTopic]) {
    head("SEE ALSO")
    for (index, page) in topics.map(\.page).enumerated() {
      lines.append(".BR \(ManualText.line(page.name)) (\(page.section))" + (index + 1 < topics.count ? "," : ""))
    }
  }
}

/// Text escaped for man(7), in lines short enough for groff and mandoc.
enum ManualText {
  private static let lineLimit = 78

  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map({ line(String($0)) }) {
      if let last = lines.last, last.count + word.count < lineLimit {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    // A line that began with a full stop would be a request.
    return lines.map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }
  }

  static func line(_ text: String) -> String { text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() }

  private static let escapes: [Unicode.Scalar: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", "\"": "\\(dq",
    "“": "\\(lq", "”": "\\(rq",
  ]
}
