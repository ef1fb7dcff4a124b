import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser

/// The command `aloud settings`, which prints and changes the settings and says where each value comes from (SET-5).
struct SettingsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "settings", abstract: Words.help("settings.abstract"), example: "aloud settings rate 250")
  }

  @Argument(help: Words.argument("settings.nameHelp"), completion: .list(SettingName.allCases.map(\.rawValue)))
  var name: String?

  @Argument(help: Words.argument("settings.valueHelp")) var value: String?

  @Flag(help: Words.argument("settings.resetHelp")) var reset = false

  @OptionGroup var options: SessionOptions

  /// Prints or changes one setting or all. The exit code is 64 for an unknown setting or value, and 74 if it cannot be kept.
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
