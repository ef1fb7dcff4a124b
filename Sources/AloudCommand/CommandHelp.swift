import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser
import FoundationEssentials
import Glibc

/// The help of a command: at first the few lines that an ear needs, and after `--help all` all that the parser knows.
struct CommandHelp {
  private static let optionCount = 5
  private static let usualOptions = [
    "default", "chosen", "phrase", "field", "required", "items-from", "min", "max", "step", "pattern", "placeholder",
    "twice", "title", "level", "column", "fields", "answer", "timeout", "back", "text", "locale", "speech", "data",
    "verbosity", "format",
  ]

  /// The width in which the parser sets help, at a terminal that is too narrow for its columns; otherwise nil, for that of the terminal.
  static var columns: Int? {
    TerminalDevice(descriptor: 1).size.flatMap { $0.columns < fewestColumns ? fewestColumns : nil }
  }

  private static let fewestColumns = 60

  private let command: any ParsableCommand.Type

  private static let usualCommands: [any ParsableCommand.Type] = [
    ChoosePrompt.self, InputPrompt.self, ConfirmPrompt.self, Run.self, OutputLog.self,
  ]

  private static func ofProgram(_ arguments: [String]) -> String? {
    switch arguments {
    case ["--help"], ["-h"], ["help"]: firstLinesOfProgram
    case ["--help", "all"], ["-h", "all"], ["help", "all"], ["--help-hidden"]:
      AloudCommand.helpMessage(columns: columns)
    case _: nil
    }
  }

  /// The summary, an example, the commands used most, the names of the others, the options used most, and where the rest is.
  private static var firstLinesOfProgram: String {
    let usual = usualCommands.map { $0.configuration }
    let others = AloudCommand.configuration.subcommands.map { $0.configuration.allNames[0] }
      .filter { name in !usual.contains { $0.commandName == name } }
    let options = CommandHelp(command: Start.self).options(of: (try? CommandDump.arguments(of: Start.self)) ?? [])
    let root = AloudCommand.configuration
    var lines = [root.abstract] + root.discussion.split(separator: "\n").prefix(1).map(String.init)
    lines.append("Usage: aloud <command> ..., or aloud alone for the built-in app")
    lines += usual.map { "  \($0.allNames[0]): \($0.abstract)" }
    lines.append("Also: \(others.joined(separator: ", "))")
    lines += options.map { "  " + $0.line }
    lines.append("More: aloud choose --help, aloud --help all")
    return lines.joined(separator: "\n")
  }

  /// Ends the process if the arguments ask for help, or name no command.
  static func answer(_ arguments: [String]) {
    if let text = ofProgram(arguments) { AloudCommand.tell(text) }
    guard let first = arguments.first else { return }
    if first.hasPrefix("-") { return refuseOptionsBeforeCommand(arguments) }
    let isHelp = first == "help"
    let name = isHelp ? arguments.dropFirst().first : first
    guard let name, !name.hasPrefix("-") else { return }
    guard let command = AloudCommand.command(named: name) else { refuse(name) }
    let rest = Array(arguments.dropFirst(isHelp ? 2 : 1))
    guard let isWhole = isHelp ? rest.first == "all" : request(in: rest, of: command) else { return }
    let help = CommandHelp(command: command)
    let text = isWhole ? AloudCommand.helpMessage(for: command, includeHidden: true, columns: columns) : help.firstLines
    AloudCommand.tell(text)
  }

  static func request(in arguments: [String], of command: any ParsableCommand.Type) -> Bool? {
    // What follows the name of a program or two dashes belongs to that program, or is no option.
    let end = arguments.firstIndex { $0 == "--" || command == Host.self && !$0.hasPrefix("-") } ?? arguments.endIndex
    let place = arguments[..<end].firstIndex { ["--help", "-h", "--help-hidden"].contains($0) }
    return place.map { arguments[$0] == "--help-hidden" || arguments.dropFirst($0 + 1).first == "all" }
  }

  private static func refuseOptionsBeforeCommand(_ arguments: [String]) {
    // Three dashes are a shell's request for completions.
    guard !arguments[0].hasPrefix("---"),
      let name = arguments.first(where: { AloudCommand.command(named: $0) != nil }),
      AloudCommand.called(by: arguments) == nil, request(in: arguments, of: Start.self) == nil
    else { return }
    let option = OutsideText.printed(GivenBytes.shown(arguments[0]))
    StandardError.writeLine("Error: Options come after the command: aloud \(name) \(option) ...")
    exit(ExitCode.wrongUse.rawValue)
  }

  private static func refuse(_ word: String) -> Never {
    let names = suggestions(for: word).map { "\"aloud \($0)\"" }.joined(separator: " or ")
    let question = names.isEmpty ? "" : " Did you mean \(names)?"
    let shown = GivenBytes.shown(word)
    StandardError.writeLine(OutsideText.printed("Error: There is no command \"\(shown)\".\(question)"))
    StandardError.writeLine("  See 'aloud --help' for more information.")
    exit(ExitCode.wrongUse.rawValue)
  }

  /// The commands that do what a word means in gum, dialog, huh, inquirer or questionary, or in English.
  private static let otherNames = [
    "ask": "input", "autocomplete": "search", "calendar": "date", "checkbox": "multi", "checklist": "multi",
    "duration": "timer", "editor": "lines", "filter": "search", "folder": "file", "fselect": "file", "fuzzy": "search",
    "inputbox": "input", "list": "choose", "logs": "log", "msgbox": "message", "multiselect": "multi", "pager": "page",
    "passwordbox": "password", "path": "file", "progress": "gauge", "prompt": "input", "question": "input",
    "radiolist": "choose", "rawselect": "choose", "secret": "password", "select": "choose", "spin": "run",
    "tail": "log", "style": "say", "text": "input", "textarea": "lines", "textbox": "page", "write": "lines",
    "yesno": "confirm",
  ]

  static func suggestions(for word: String) -> [String] {
    if let name = otherNames[word] { return [name] }
    if [".yaml", ".yml"].contains(where: { word.hasSuffix($0) }) { return ["run \(word)"] }
    let names = AloudCommand.configuration.subcommands.flatMap { $0.configuration.allNames }
    // A letter left out, added or, as two of these, replaced.
    let distances = names.map { name in
      (name, word.count > 2 && name.hasPrefix(word) ? 1 : Array(name).difference(from: Array(word)).count)
    }
    guard let least = distances.map(\.1).min(), least <= 2 else { return [] }
    return distances.filter { $0.1 == least }.map(\.0)
  }

  /// The summary, an example, the usage, the arguments, the options used most, and where the rest is.
  private var firstLines: String {
    let name = command.configuration.allNames[0]
    let arguments = (try? CommandDump.arguments(of: command)) ?? []
    let example = command.configuration.discussion.split(separator: "\n\n").first { $0.contains("aloud \(name)") }.map(
      String.init)
    let usage = AloudCommand.usageString(for: command).split(separator: "\n").map { String($0).trimmed }
    let entries = arguments.filter { $0.kind == .positional } + options(of: arguments)
    return
      ([command.configuration.abstract, example, "Usage: " + usage.joined(separator: " ")].compactMap(\.self)
      + entries.map { "  " + $0.line } + ["All options: aloud \(name) --help all"]).joined(separator: "\n")
  }

  private func options(of arguments: [CommandDump.Argument]) -> [CommandDump.Argument] {
    let session = Set((try? CommandDump.arguments(of: Start.self).map(\.name)) ?? [])
    let options = arguments.filter { $0.kind != .positional }
    let usual = Self.usualOptions.flatMap { name in options.filter { $0.name == name } }
    let (ownUsual, own) = (usual.filter { !session.contains($0.name) }, options.filter { !session.contains($0.name) })
    var chosen: [CommandDump.Argument] = []
    for option in ownUsual + own + usual where !chosen.contains(where: { $0.name == option.name }) {
      chosen.append(option)
    }
    return Array(chosen.prefix(Self.optionCount))
  }
}

extension CommandDump.Argument {
  fileprivate var line: String {
    let value = "<\(valueName ?? "")>" + (isRepeating && kind == .positional ? " ..." : "")
    let typed = (names ?? []).last.map { kind == .flag ? $0.text : $0.text + " " + value } ?? value
    let values = (allValues ?? []).isEmpty ? "" : " (" + (allValues ?? []).joined(separator: ", ") + ")"
    return "\(typed): \(abstract ?? "")\(values)"
  }
}

/// The argument parser uses this for its help too.
struct CommandDump: Decodable {
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }
    struct Name: Decodable {
      let kind: String
      let name: String

      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    let kind: Kind
    let names: [Name]?
    let valueName: String?
    let allValues: [String]?
    let defaultValue: String?
    let abstract: String?
    let isRepeating: Bool
    let shouldDisplay: Bool

    /// The name without dashes; empty for a positional argument.
    var name: String { names?.last?.name ?? "" }

    func isOpposite(of other: Self) -> Bool { other.name == "no-" + name }
  }

  private let arguments: [Argument]?

  static func arguments(of command: any ParsableCommand.Type) throws -> [Argument] {
    struct Dump: Decodable { let command: CommandDump }
    let dump = try JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8))
    return dump.command.arguments?.filter(\.shouldDisplay) ?? []
  }
}
