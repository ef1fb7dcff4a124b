public import Aloud
internal import AloudTerminal
internal import ArgumentParser

/// An app that is a program of its own, in one line: `@main struct Notes: AloudApp`.
///
/// It has what `aloud` itself has: the user's settings (desktop, file, environment, command line), their locale, speech,
/// the real streams, a data folder, and the usual options with their help. An app that takes options of its own is run by
/// ``SessionOptions/run(_:_:)`` instead.
public protocol AloudApp: App {
  /// The app as it is when it starts.
  init()

  /// Its name, and what its help says.
  static var configuration: AppConfiguration { get }
}

extension AloudApp {
  /// The type's name in small letters, and no more.
  public static var configuration: AppConfiguration { AppConfiguration(String(describing: Self.self).lowercased()) }

  /// Runs the app with the process's arguments, and ends the process.
  public static func main() {
    StandardStreams.reserve()
    var plain = PlainArguments(Array(CommandLine.arguments.dropFirst()))
    AppCommand<Self>.runCleaned(plain: AppCommand<Self>(&plain))
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

  init() {}

  /// The command that plain arguments call; nil where the parser is to read them.
  init?(_ arguments: inout PlainArguments) {
    guard var options = SessionOptions(plain: &arguments), arguments.words.isEmpty, (try? options.validate()) != nil
    else { return nil }
    self.options = options
  }

  func run() throws { try options.run(Main(), Main.configuration) }
}
