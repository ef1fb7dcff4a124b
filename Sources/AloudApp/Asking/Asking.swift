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
      if let answer = played.state.answer {
        // A refused line from a pipe is an error, because no user has heard that it was refused.
        return played.refusedLine == nil || answer == .back ? .success(answer) : .failure(.inputEnded)
      }
      return .failure(played.hasInputEnded ? .inputEnded : .cancelled)
    } catch let code as ExitCode {
      return .failure(.ended(exitCode: code.rawValue))
    } catch {
      return .failure(.unavailable(SessionOptions.message(for: error)))
    }
  }

  private func answer(to lines: [String], locale: String) -> Result<PromptAnswer, PromptError> {
    do {
      var session = try Session(PromptApp(self), settings: Settings(locale: locale))
      var response = session.start()
      for line in lines where !response.isOver { response = session.take(Line(line)) }
      if let answer = session.state.answer { return .success(answer) }
      return .failure(response.isOver ? .cancelled : .inputEnded)
    } catch {
      return .failure(.unavailable(locale))
    }
  }
}
