import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser

struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "Show your settings and where they come from, or change them.",
    example: "aloud settings rate 250")

  @Argument(
    help: "A setting, by its name in Settings or in the settings file, such as rate. Without one, all are shown.",
    completion: .list(SettingName.allCases.map(\.rawValue)))
  var name: String?

  @Argument(help: "The new value, which is kept.") var value: String?

  @Flag(help: "Forget the kept value of a setting, or of all.") var reset = false

  @OptionGroup var options: SessionOptions

  /// The exit code is 2 for an unknown setting or value, and 74 if it cannot be kept.
  func run() throws {
    let words = try options.locales.words()
    let report = SettingsReport(start: StartingSettings(options), words: words, isJSON: options.isJSON)
    if reset, value != nil { throw ValidationError.together("--reset", "a value") }
    if reset, name == nil { return try words.print(try report.forgetting(options.settingsFile)) }
    guard let name else { return try words.print(report.all) }
    guard let setting = report.setting(named: name) else {
      let names = SettingName.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no setting called \"\(name)\". The settings are \(names).")
    }
    if reset { return try words.print(try report.forgetting(setting, options.settingsFile)) }
    guard let value else { return try words.print(report.line(of: setting, withValues: true)) }
    try words.print(try report.keeping(setting, value, in: options.settingsFile))
  }
}

private struct SettingsReport {
  let start: StartingSettings
  let words: Words
  let isJSON: Bool

  private var settings: Settings { start.settings }

  var all: String { SettingName.allCases.map { line(of: $0) }.joined(separator: "\n") }

  /// The name is as in the settings file, as announced, or an unambiguous beginning of either.
  func setting(named text: String) -> SettingName? {
    let wanted = Folding.fold(text)
    let names = SettingName.allCases.map { ($0, [$0.rawValue, $0.key, words.text($0.title)].map(Folding.fold)) }
    if let exact = names.first(where: { $0.1.contains(wanted) }) { return exact.0 }
    let matches = names.filter { $0.1.contains { $0.hasPrefix(wanted) } }
    return matches.count == 1 && !wanted.isEmpty ? matches[0].0 : nil
  }

  func line(of name: SettingName, withValues: Bool = false) -> String { line(of: name, in: settings, withValues) }

  func keeping(_ name: SettingName, _ value: String, in file: SettingsFile) throws -> String {
    guard let change = SettingChange(name, value) else {
      throw ValidationError(words.english.text(SettingsError.Kind.badValue(name, value).message(at: "aloud settings")))
    }
    var changed = settings
    // A value from a source that overrides the file stays, and is reported instead.
    if SettingSource.allCases.firstIndex(of: settings.sources[name] ?? .desktop) ?? 0
      <= SettingSource.allCases.firstIndex(of: .file) ?? 0
    {
      changed.apply(change, from: .file)
    }
    var kept = settings
    kept.apply(change, from: .file)
    try tell(file.keep(name, kept.text(of: name)), file)
    return line(of: name, in: changed)
  }

  func forgetting(_ name: SettingName, _ file: SettingsFile) throws -> String {
    try tell(file.forget(name), file)
    return line(of: name, in: settings.sources[name] == .file ? start.unkept : settings)
  }

  func forgetting(_ file: SettingsFile) throws -> String {
    try tell(file.forget(), file)
    let count = SettingName.allCases.count { settings.text(of: $0) != start.unkept.text(of: $0) }
    return words.text(.settingsReset(count: .number(count)))
  }

  private func tell(_ error: FileError?, _ file: SettingsFile) throws {
    if let error { throw ExitCode.failure(words.text(error.messageOfSettings(file: file.path)), 74) }
  }

  private func line(of name: SettingName, in settings: Settings, _ withValues: Bool = false) -> String {
    let source = settings.sources[name].map { Message("settingSource." + $0.rawValue) } ?? .settingsAsItComes
    if isJSON {
      let value = settings.text(of: name)
      return JSONValue.object([
        ("name", .string(name.rawValue)), ("value", .string(value)),
        ("source", settings.sources[name].map { .string($0.rawValue) } ?? .null),
      ]).text
    }
    var announcement = settings.announcement(of: name)
    announcement.description = .message(source)
    if withValues { announcement.sentences = [.message(name.values.message)] }
    return Renderer(locale: words.locale, settings: settings).printed(announcement)
  }
}

extension SettingValues {
  fileprivate var message: Message {
    switch self {
    case .flag, .words, .free: .settingsCanBeWord(values: .list(words.map { .verbatim($0) }, .or))
    case .numbers(let range, _): .settingsCanBeNumber(first: .number(range.lowerBound), last: .number(range.upperBound))
    }
  }
}
