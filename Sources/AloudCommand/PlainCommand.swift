import AloudApp
import ArgumentParser

/// A frequently used command that is read without the argument parser, so that the first announcement starts sooner.
protocol PlainCommand: ParsableCommand, PlainlyGiven {
  var session: SessionOptions { get set }

  /// Takes the arguments that are words, without the command's name. Returns `false` if there are too few or too many.
  mutating func take(words: ArraySlice<String>) -> Bool
}

extension AloudCommand {
  /// Returns the command that plain arguments call, or `nil` if the parser must read the arguments or report errors in them.
  static func plain(_ arguments: [String]) -> (any ParsableCommand)? {
    switch arguments.first {
    case nil: command(Start.self, arguments)
    // An option without a subcommand belongs to the built-in app.
    case let first? where first.hasPrefix("-"): command(Start.self, arguments)
    case "run": command(Run.self, arguments.dropFirst())
    case "choose", "menu": command(ChoosePrompt.self, arguments.dropFirst())
    case "confirm": command(ConfirmPrompt.self, arguments.dropFirst())
    case "input": command(InputPrompt.self, arguments.dropFirst())
    case "password": command(PasswordPrompt.self, arguments.dropFirst())
    case "message": command(MessagePrompt.self, arguments.dropFirst())
    default: nil
    }
  }

  private static func command<Command: PlainCommand>(
    _: Command.Type, _ arguments: some Collection<String>
  ) -> (any ParsableCommand)? {
    var plain = PlainArguments(Array(arguments))
    guard var command = Command(plain: &plain), command.take(words: plain.words[...]),
      (try? command.session.validate()) != nil
    else { return nil }
    return command
  }
}

extension Start: PlainCommand {
  mutating func setNone() { session = .noneGiven }

  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    session.take(name, from: &arguments)
  }

  mutating func take(words: ArraySlice<String>) -> Bool { words.isEmpty }
}

extension Run: PlainCommand {
  mutating func setNone() { session = .noneGiven }

  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    session.take(name, from: &arguments)
  }

  mutating func take(words: ArraySlice<String>) -> Bool {
    guard words.count == 1, let word = words.first else { return false }
    document = word
    return true
  }
}
