import Aloud
import AloudTerminal
import ArgumentParser
import Dispatch
import Synchronization

/// A check of an answer: `nil` if it can be taken, otherwise the reason why not.
typealias AnswerCheck = @Sendable (String) -> LocalizedText?

/// The checks that a script can ask for.
enum AnswerChecks {
  /// A pattern such as `(a+)+b` takes longer with each character, and matching can't be interrupted. After this time the answer is
  /// refused.
  private static let limit = DispatchTimeInterval.seconds(2)

  private final class Result: Sendable { let isMatch = Mutex(false) }

  /// Returns the check by a regular expression that an answer must match as a whole.
  ///
  /// - Throws: `ValidationError` if the pattern is not a regular expression.
  static func pattern(_ pattern: String, message: LocalizedText? = nil) throws -> AnswerCheck {
    _ = try Regex(given: pattern)
    return { text in
      let (result, done) = (Result(), DispatchSemaphore(value: 0))
      // A queue of its own has a thread even while earlier texts are still being matched.
      DispatchQueue(label: "aloud.pattern").async {
        let isMatch = (try? Regex(pattern)).map { text.wholeMatch(of: $0) != nil } ?? false
        result.isMatch.withLock { $0 = isMatch }
        done.signal()
      }
      let isInTime = done.wait(timeout: .now() + limit) == .success
      return isInTime && result.isMatch.withLock { $0 } ? nil : message ?? .message(.promptDoesNotFit)
    }
  }

  /// Returns the check by a command of the script. The answer is its standard input and `$1`, never part of its text (SAFE-3). The
  /// first line that it prints is the reason. It is ended after ten seconds.
  static func command(_ command: String) -> AnswerCheck {
    { text in
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
}

extension Regex<AnyRegexOutput> {
  /// Creates a regular expression that a script gives.
  ///
  /// - Throws: `ValidationError` if the pattern is none.
  init(given pattern: String) throws {
    do { try self.init(pattern) } catch {
      throw ValidationError("\(GivenBytes.shown(pattern)) is not a regular expression: \(error)")
    }
  }
}
