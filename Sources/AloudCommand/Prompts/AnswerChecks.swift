import Aloud
import AloudTerminal
import ArgumentParser
import Dispatch
import Synchronization

/// A check of an answer: `nil` if it can be taken, otherwise the reason why not.
typealias AnswerCheck = @Sendable (String) -> LocalizedText?

/// A regular expression that an answer must match as a whole.
struct PatternCheck: Sendable {
  /// A pattern such as `(a+)+b` takes longer with each character, and matching can't be interrupted. After this time the answer is
  /// refused.
  private static let limit = DispatchTimeInterval.seconds(2)

  private final class Result: Sendable { let isMatch = Mutex(false) }

  private let pattern: String
  private let message: LocalizedText?

  /// - Throws: `ValidationError` if the pattern is not a regular expression.
  init(_ pattern: String, message: LocalizedText?) throws {
    do { _ = try Regex(pattern) } catch {
      throw ValidationError("\(GivenBytes.shown(pattern)) is not a regular expression: \(error)")
    }
    (self.pattern, self.message) = (pattern, message)
  }

  func refusal(of text: String) -> LocalizedText? {
    let (result, done) = (Result(), DispatchSemaphore(value: 0))
    // A queue of its own has a thread even while earlier texts are still being matched.
    DispatchQueue(label: "aloud.pattern").async { [pattern] in
      let isMatch = (try? Regex(pattern)).map { text.wholeMatch(of: $0) != nil } ?? false
      result.isMatch.withLock { $0 = isMatch }
      done.signal()
    }
    let isInTime = done.wait(timeout: .now() + Self.limit) == .success
    return isInTime && result.isMatch.withLock { $0 } ? nil : message ?? .message(.promptDoesNotFit)
  }
}

/// A command of the script that takes or refuses an answer. The answer is its standard input and `$1`, never part of its text
/// (SAFE-3).
struct CommandCheck: Sendable {
  let command: String

  /// The first line that the command prints is the reason. The command is ended after ten seconds.
  func refusal(of text: String) -> LocalizedText? {
    guard !text.utf8.contains(0) else { return .message(.promptDoesNotFit) }
    var invocation = Invocation(["/bin/sh", "-c", command, "sh", text])
    invocation.input = text
    let result = invocation.result()
    guard case .exited(let status, let output, let error) = result else {
      return result.problem(of: .verbatim(command))
    }
    if status == 0 { return nil }
    let lines = (0..<output.count).lazy.map { output[$0] } + [error].compactMap(\.self)
    return lines.first { !$0.allSatisfy(\.isWhitespace) }.map { .verbatim($0) } ?? .message(.promptDoesNotFit)
  }
}
