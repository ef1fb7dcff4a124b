import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser

/// `aloud settings`: what the user has set, where each value comes from, and how it is changed (SET-5).
struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: Words.help("settings.abstract"), example: "aloud settings rate 250")

  @Argument(help: Words.argument("settings.nameHelp"), completion: .list(SettingName.allCases.map(\.rawValue)))
  var name: String?

  @Argument(help: Words.argument("settings.valueHelp")) var value: String?

  @Flag(help: Words.argument("settings.resetHelp")) var reset = false

  @OptionGroup var options: SessionOptions

  /// Tells one setting or all. Ends with 64 where there is no such setting or value, with 74 where it can't be kept.
  func run() throws {
    let words = try options.locales.words()
    let report = SettingsReport(options.startingSettings, words, isJSON: options.isJSON)
    if reset, value != nil { throw ValidationError(Words.help("settings.resetHelp")) }
    if reset, name == nil { return try words.print(try report.forgetting(options.settingsFile)) }
    guard let name else { return try words.print(report.all) }
    guard let setting = report.setting(named: name) else {
      throw ValidationError(
        words.text(
          .settingsUnknownSetting(
            name: .text(.verbatim(name)), names: .list(SettingName.allCases.map { .verbatim($0.rawValue) }, .and))))
    }
    if reset { return try words.print(try report.forgetting(setting, options.settingsFile)) }
    guard let value else { return try words.print(report.line(of: setting, withValues: true)) }
    try words.print(try report.keeping(setting, value, in: options.settingsFile))
  }
}
