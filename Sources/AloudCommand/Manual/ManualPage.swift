import Aloud
import AloudApp
import ArgumentParser

/// A page for man(1): of a command, or of `aloud` itself.
struct ManualPage {
  /// The lines of its source.
  private(set) var lines: [String] = []
  private let words: Words
  /// The section that commands are in.
  private static let section = 1

  /// The page of a command; without one, of `aloud`.
  init(of command: (any ParsableCommand.Type)?, _ words: Words) throws {
    self.words = words
    let names = command?.configuration.allNames ?? []
    let name = (["aloud"] + names.prefix(1)).joined(separator: "-")
    let told = (command ?? AloudCommand.self).configuration
    // Without a subcommand it is the usual one.
    let usual = command == nil ? AloudCommand.configuration.defaultSubcommand : nil
    // groff and man know by the first what the rest is in. Lines that are set even would want spaces, which not all have.
    lines.append(".\\\" -*- coding: UTF-8 -*-")
    lines.append(
      ".TH \(ManualText.line(name.uppercased())) \(Self.section) \"\(ManualDate.text)\" "
        + "\"aloud \(ManualText.line(AloudCommand.configuration.version))\"")
    lines.append(".ad l")
    head("name")
    // What finds room in a line of a terminal, where each character may be two wide, need not be broken.
    let subject = "\(name) - \(told.abstract)"
    lines += ManualText.lines(subject, joined: subject.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } <= 70)
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
    if command == nil { item("\\fB\\-\\-version\\fR", words.text("command.help.manual.versionHelp")) }
    if PromptCommands.all.contains(where: { $0 == command }) { addExitCodes() }
    refer(from: command)
  }

  private mutating func head(_ key: String) {
    lines.append(".SH \"\(ManualText.line(words.text("command.help.manual.\(key)")))\"")
  }

  /// Shows lines as they are typed.
  private mutating func show(_ examples: [String], under key: String) {
    head(key)
    lines += [".EX"] + examples.map(ManualText.line) + [".EE"]
  }

  /// The example that a paragraph of help is; nil where it is something else.
  private func example(in paragraph: String) -> String? {
    let sign = "EXAMPLE"
    let parts = Words.help("prompt.example", ["example": .text(.verbatim(sign))]).split(
      separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 2, paragraph.hasPrefix(parts[0]), paragraph.hasSuffix(parts[1]) else { return nil }
    return String(paragraph.dropFirst(parts[0].count).dropLast(parts[1].count))
  }

  private mutating func describe(_ paragraphs: [String], _ names: [String]) {
    let others = names.dropFirst().map { "aloud " + $0 }
    let also =
      others.isEmpty
      ? [] : [words.text("command.help.manual.also", ["names": .list(others.map { .verbatim($0) }, .and)])]
    guard !(paragraphs + also).isEmpty else { return }
    head("description")
    for (index, paragraph) in (paragraphs + also).enumerated() {
      if index > 0 { lines.append(".PP") }
      lines += ManualText.lines(paragraph)
    }
  }

  private mutating func item(_ term: String, _ text: String) {
    lines += [".TP", term] + ManualText.lines(text)
  }

  private mutating func addCommands() {
    head("commands")
    for command in AloudCommand.configuration.subcommands {
      item("\\fB\(ManualText.line(command.configuration.allNames[0]))\\fR", command.configuration.abstract)
    }
  }

  private mutating func add(_ arguments: [CommandDump.Argument], under key: String) {
    guard !arguments.isEmpty else { return }
    head(key)
    for (index, argument) in arguments.enumerated() {
      // A flag and its opposite follow one another, and mean one thing.
      if index > 0, argument.kind == .flag, arguments[index - 1].isOpposite(of: argument) { continue }
      let next = index + 1 < arguments.count ? arguments[index + 1] : nil
      let opposite = next.flatMap { argument.kind == .flag && argument.isOpposite(of: $0) ? $0 : nil }
      var text = argument.isOf("help") ? words.text("command.help.manual.helpHelp") : argument.abstract ?? ""
      if let standard = argument.defaultValue, argument.kind != .flag {
        text += " " + words.text("command.help.manual.standard", ["value": .text(.verbatim(standard))])
      }
      item(argument.term + (opposite.map { ", " + $0.term } ?? ""), text)
    }
  }

  private mutating func addExitCodes() {
    head("exitCodes")
    for code in [0, 1, 2, 3, 4, 74, 130] {
      item(String(code), words.text("command.help.manual.exit\(code)", ["option": .text(.verbatim("--back"))]))
    }
  }

  /// What there is to read besides.
  private mutating func refer(from command: (any ParsableCommand.Type)?) {
    head("seeAlso")
    let commands = AloudCommand.configuration.subcommands.map { "aloud-" + $0.configuration.allNames[0] }
    let pages = command == nil ? commands : ["aloud"]
    for (index, page) in pages.enumerated() {
      lines.append(".BR \(ManualText.line(page)) (\(Self.section))" + (index + 1 < pages.count ? "," : ""))
    }
  }
}
