import Glibc

/// A thread with its work: of the synthesiser, or of a sound device that may hang.
final class OwningThread: Sendable {
  private let body: @Sendable () -> Void

  private init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  static func start(_ body: @escaping @Sendable () -> Void) throws(SpeechError) {
    let argument = Unmanaged.passRetained(OwningThread(body))
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, { OwningThread.run($0) }, argument.toOpaque())
    guard code == 0 else {
      argument.release()
      throw .noThread(code: code)
    }
    pthread_detach(thread)
  }

  private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    blockSignals()
    Unmanaged<OwningThread>.fromOpaque(argument).takeRetainedValue().body()
    return nil
  }

  /// Leaves the program's signals to other threads. A broken pipe (SIGPIPE) or a file that is too large (SIGXFSZ) then becomes
  /// an error of the write. Crashes still crash.
  private static func blockSignals() {
    var signals = sigset_t()
    sigfillset(&signals)
    for crash in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP] { sigdelset(&signals, crash) }
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}
