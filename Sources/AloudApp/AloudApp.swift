public import Aloud
internal import AloudTerminal
internal import ArgumentParser

/// An app that is a program of its own, in one line: `@main struct Notes: AloudApp`.
///
/// The program has everything that `aloud` has: the user's settings (desktop, file, environment, command line), locale and speech,
/// the real streams, a data folder, and the usual options with their help. An app with options of its own is run with
/// ``SessionOptions/run(_:_:)`` instead.
public protocol AloudApp: App {
  /// Creates the app in the state in which it starts.
  init()

  /// The name of the app and the texts of its help.
  static var configuration: AppConfiguration { get }
}

extension AloudApp {
  /// A configuration with the type's name in lower case, and nothing else.
  public static var configuration: AppConfiguration { AppConfiguration(String(describing: Self.self).lowercased()) }

  /// Runs the app with the arguments of the process, and ends the process.
  public static func main() {
    StandardStreams.reserve()
    AppCommand<Self>.runCleaned(parsed: AppCommand<Self>.parsedAlone(Array(CommandLine.arguments.dropFirst())))
  }
}

/// The command line of an app.
private struct AppCommand<Main: AloudApp>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let app = Main.configuration
    return CommandConfiguration(
      commandName: app.name, abstract: Words.usual?.adding(app.wording).text(app.abstract) ?? "",
      discussion: Words.help("start.discussion"), version: app.version)
  }

  @OptionGroup var options: SessionOptions

  func run() throws { try options.run(Main(), Main.configuration) }
}
