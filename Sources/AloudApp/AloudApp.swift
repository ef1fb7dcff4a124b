public import Aloud
internal import AloudTerminal
public import ArgumentParser

/// An app that is a program of its own, in one line: `@main struct Notes: AloudApp`.
///
/// The program has everything that `aloud` has: the user's settings (desktop, file, environment, command line), locale and speech,
/// the real streams, a data folder, and the usual options with their help. An app with options of its own is also a
/// `ParsableArguments`: `@main struct Coffee: AloudApp, ParsableArguments`. A command of its own runs an app with
/// ``SessionOptions/run(_:_:)``.
public protocol AloudApp: App {
  /// The type of the configuration. It is inferred, so that the compiler refuses any other than ``AppConfiguration``.
  associatedtype Configuration = AppConfiguration

  /// Creates the app in the state in which it starts.
  init()

  /// The name of the app and the texts of its help.
  static var configuration: Configuration { get }

  /// Runs the app with the arguments of the process, and ends the process.
  static func main()
}

extension AloudApp where Configuration == AppConfiguration {
  /// A configuration with the type's name in lower case, and nothing else.
  public static var configuration: AppConfiguration { AppConfiguration(String(describing: Self.self).lowercased()) }

  /// Runs the app with the arguments of the process, and ends the process.
  public static func main() {
    StandardStreams.reserve()
    AppCommand<Self>.runCleaned()
  }
}

extension AloudApp where Self: ParsableArguments, Configuration == AppConfiguration {
  /// Runs the app with the arguments of the process, of which some are its own, and ends the process.
  public static func main() {
    StandardStreams.reserve()
    OwnOptionsCommand<Self>.runCleaned()
  }
}

struct AppCommand<Main: AloudApp>: ParsableCommand where Main.Configuration == AppConfiguration {
  static var configuration: CommandConfiguration { Main.configuration.command }

  @OptionGroup var options: SessionOptions

  func run() throws {
    let app = Main()
    if let option = Mirror(reflecting: app).children.first(where: { isOption($0.value) })?.label {
      throw UnreadOption(app: "\(Main.self)", option: String(option.drop { $0 == "_" }))
    }
    try options.run(app, Main.configuration)
  }

  private func isOption(_ property: Any) -> Bool { String(reflecting: type(of: property)).hasPrefix("ArgumentParser.") }
}

struct OwnOptionsCommand<Main: AloudApp & ParsableArguments>: ParsableCommand
where Main.Configuration == AppConfiguration {
  static var configuration: CommandConfiguration { Main.configuration.command }

  @OptionGroup var options: SessionOptions
  @OptionGroup var app: Main

  func run() throws { try options.run(app, Main.configuration) }
}

/// The error of an app that declares an option but no parsable arguments, so that nothing would set the option.
struct UnreadOption: Error, Equatable, CustomStringConvertible {
  var app: String
  var option: String

  var description: String {
    "\(app) has the option '\(option)', so it must also be parsable: 'struct \(app): AloudApp, ParsableArguments'."
  }
}

extension AppConfiguration {
  fileprivate var command: CommandConfiguration {
    CommandConfiguration(
      commandName: name, abstract: Words.forAuthors?.adding(wording).text(abstract) ?? "",
      discussion: SessionOptions.discussion, version: version)
  }
}

/// The name of an app, and everything that it has besides its interface.
public struct AppConfiguration: Sendable {
  /// The name of the command and of the folder for its files: "notes" for `~/.local/share/notes`.
  public var name: String
  /// A sentence that describes the app, for `--help`.
  public var abstract: LocalizedText
  /// The text that `--version` prints. If it is empty, there is no such option.
  public var version: String
  /// The app's own messages: the text of a PO file, by each language's BCP 47 tag. The `msgctxt` of an entry is the message's key,
  /// as in `.message("notes.new")`. A message that a language lacks is taken from "en".
  public var wording: [String: String]

  /// Creates a configuration. Everything but the name is optional.
  public init(
    _ name: String, abstract: LocalizedText = "", version: String = "", wording: [String: String] = [:]
  ) {
    (self.name, self.abstract, self.version, self.wording) = (name, abstract, version, wording)
  }
}
