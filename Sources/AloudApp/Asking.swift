internal import Aloud
public import AloudPrompts
internal import AloudTerminal
internal import ArgumentParser
internal import Dispatch

/// The source of the answers to a program's question.
public enum PromptPerson: Sendable {
  /// The user at the terminal, or piped input with an answer on each line, with the user's settings, locale and speech.
  case standardStreams
  /// Lines for a test, as a user would type them.
  case lines([String], locale: String = "en")
}

/// The error that is thrown when a question has no answer.
public enum PromptError: Error, Sendable, Equatable {
  /// The user cancelled the question.
  case cancelled
  /// The user went back to an earlier question, where that is offered.
  case back
  /// The input ended before the answer.
  case inputEnded
  /// The session ended with this exit code: 130 for Ctrl-C.
  case ended(exitCode: Int32)
  /// The user's settings or locale can't be read.
  case unavailable(String)
}

extension Question {
  /// Asks the question, and waits for the answer.
  ///
  /// - Throws: `PromptError` if there is no answer.
  public func ask(_ person: PromptPerson = .standardStreams) async throws(PromptError) -> Answer {
    let given = try await prompt.ask(person)
    guard let value = answer(given) else { throw given == .back ? .back : .cancelled }
    return value
  }
}

extension Prompt {
  /// Asks the question, and waits for the answer, which can also be to go back.
  ///
  /// - Throws: `PromptError` if there is no answer.
  public func ask(_ person: PromptPerson = .standardStreams) async throws(PromptError) -> PromptAnswer {
    let result: Result<PromptAnswer, PromptError>
    switch person {
    case .lines(let lines, let locale): result = answer(to: lines, locale: locale)
    case .standardStreams:
      // The user may think for long, which must not block a thread that others wait for.
      result = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: answerOnStandardStreams()) }
      }
    }
    return try result.get()
  }

  private func answerOnStandardStreams() -> Result<PromptAnswer, PromptError> {
    do {
      let options = try SessionOptions.parse([])
      let played = try AnswerInput.during {
        try options.play(PromptApp(self), try options.locales.words(), keepsSettings: Interaction.isInteractive)
      }
      return Self.result(
        played.state.answer, hasRefused: played.refusedLine != nil, hasInputEnded: played.hasInputEnded)
    } catch let code as ExitCode {
      return .failure(.ended(exitCode: code.rawValue))
    } catch {
      return .failure(.unavailable(SessionOptions.message(for: error)))
    }
  }

  /// Returns the result of a question. An answer counts only if no line from a pipe was refused before it, because no user has heard
  /// of that; going back needs no answer.
  static func result(
    _ answer: PromptAnswer?, hasRefused: Bool, hasInputEnded: Bool
  ) -> Result<PromptAnswer, PromptError> {
    guard let answer else { return .failure(hasInputEnded ? .inputEnded : .cancelled) }
    return hasRefused && answer != .back ? .failure(.inputEnded) : .success(answer)
  }

  private func answer(to lines: [String], locale: String) -> Result<PromptAnswer, PromptError> {
    do {
      var session = try Session(PromptApp(self), settings: Settings(locale: locale))
      var response = session.start()
      for line in lines where !response.isOver { response = session.take(Line(line)) }
      return Self.result(session.state.answer, hasRefused: session.refusedLine != nil, hasInputEnded: !response.isOver)
    } catch {
      return .failure(.unavailable(locale))
    }
  }
}
