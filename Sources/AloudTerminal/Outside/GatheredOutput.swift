internal import Aloud
internal import Subprocess
internal import Synchronization

/// What a command has printed so far: it is kept as it comes, so that it is there however the command ends.
final class GatheredOutput: Sendable {
  private let lines = Mutex(TextLines())

  /// Takes in what has come next.
  ///
  /// - Throws: `TooMuchOutput` once there are more bytes than `limit`.
  func take(_ bytes: SubprocessOutputSequence.Buffer, limit: Int) throws(TooMuchOutput) {
    let count = lines.withLock { lines in
      bytes.withUnsafeBytes { lines.append($0) }
      return lines.byteCount
    }
    if count > limit { throw TooMuchOutput() }
  }

  /// Whether all of it is text.
  var isText: Bool { lines.withLock { $0.isText } }

  /// The lines of it that have ended, and are text: half a line would be taken for another one.
  var wholeLines: TextLines { lines.withLock { $0.wholeLines.beforeDamage } }

  /// All of it that is text.
  var text: TextLines { lines.withLock { $0.beforeDamage } }
}

/// A command has printed more than is taken in.
struct TooMuchOutput: Error {}
