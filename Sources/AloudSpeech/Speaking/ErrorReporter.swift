/// Reports each different error once, until something works again.
final class ErrorReporter {
  private let onError: @Sendable (SpeechError) -> Void
  private var reported: Set<SpeechError> = []

  /// Reports to `onError`.
  init(_ onError: @escaping @Sendable (SpeechError) -> Void) { self.onError = onError }

  /// Reports an error, unless it has been.
  func report(_ error: SpeechError) {
    if reported.insert(error).inserted { onError(error) }
  }

  /// What goes wrong from now on is new.
  func forget() { reported = [] }
}
