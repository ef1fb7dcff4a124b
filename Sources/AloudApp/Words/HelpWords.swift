package import Aloud
internal import AloudTerminal
package import ArgumentParser

/// The words of help, which are needed while the command line is still being parsed.
extension Words {
  /// The words of the user's locale, from the settings or the environment; English if its table can't be read.
  package static let usual: Words? = {
    let files = LocaleOverrides.usual.files
    let name = OutsideSettings.usual.locale ?? EnvironmentLocale.name(files: files) ?? "en"
    return ((try? LoadedLocale(name, files: files)) ?? (try? LoadedLocale("en"))).map { Words($0, files: files) }
  }()

  /// A Boolean value that indicates whether help may be read. While arguments are parsed that are likely to be right, no text is looked up.
  @TaskLocal package static var areWanted = true

  /// Returns a sentence of the command's help, or about its arguments.
  package static func help(_ key: String, _ arguments: Message.Arguments = [:]) -> String {
    if !areWanted { return "" }
    return usual?.text("command.help.\(key)", arguments) ?? key
  }

  /// Returns the help of an argument.
  package static func argument(_ key: String) -> ArgumentHelp { ArgumentHelp(help(key)) }

  /// Returns the help of the option that sets a setting, with the allowed values.
  static func setting(_ name: SettingName) -> ArgumentHelp {
    let values = name.listedWords.joined(separator: "|")
    return ArgumentHelp(help("option.\(name.key)"), valueName: values.isEmpty ? nil : values)
  }
}

extension SettingName {
  /// The words that it can be set to; none where it is set by a number or a name.
  var listedWords: [String] { if case .free = values { [] } else { values.words } }
}
