internal import Aloud
public import AloudPrompts
internal import AloudTerminal
internal import ArgumentParser
internal import Dispatch

/// Who answers a question of a program.
public enum PromptPerson: Sendable {
  /// Whoever is at the terminal, or whatever is piped, an answer a line; with the user's settings, locale and speech.
  case standardStreams
  /// A test: these lines, as somebody would type them.
  case lines([String], locale: String = "en")
}

/// Why a question has no answer.
public enum PromptError: Error, Sendable, Equatable {
  /// It was cancelled.
  case cancelled
  /// The way back to an earlier question, where that is offered.
  case back
  /// The input ended before the answer.
  case inputEnded
  /// It ended as a program does, with an exit code: 130 for Ctrl-C.
  case ended(exitCode: Int32)
  /// The user's settings or locale can't be read.
  case unavailable(String)
}

extension Question {
  /// Asks, and waits for the answer.
  ///
  /// - Throws: `PromptError` where there is none.
  public func ask(_ person: PromptPerson = .standardStreams) async throws(PromptError) -> Answer {
    let given = try await prompt.ask(person)
    guard let value = answer(given) else { throw given == .back ? .back : .cancelled }
    return value
  }
}

extension Prompt {
  /// Asks, and waits for the answer; the way back is one of them.
  ///
  /// - Throws: `PromptError` where there is none.
  public func ask(_ person: PromptPerson = .standardStreams) async throws(PromptError) -> PromptAnswer {
    let result: Result<PromptAnswer, PromptError>
    switch person {
    case .lines(let lines, let locale): result = answer(to: lines, locale: locale)
    case .standardStreams:
      // The person may think for long: no thread that others wait for is kept waiting.
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
        // What was refused of a pipe is not passed over: nobody has heard it.
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
