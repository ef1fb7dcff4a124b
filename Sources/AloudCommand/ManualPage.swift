import Aloud
import AloudApp
import ArgumentParser
import Foundation

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
