#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A sink that writes raw samples, like `PCMStream`, to the standard input of a command.
final class CommandSink: AudioSink {
  private let pipe: UnsafeMutablePointer<FILE>
  private let stream: PCMStream
  private var isOpen = true

  /// Starts a shell command.
  init(_ command: String) throws(SpeechError) {
    let target = SpeechTarget.command(command)
    guard let pipe = popen(command, "w") else { throw .cannotOpen(target, code: errno) }
    self.pipe = pipe
    stream = PCMStream(descriptor: fileno(pipe), of: target)
  }

  deinit {
    if isOpen { pclose(pipe) }
  }

  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) throws(SpeechError) {
    try stream.write(samples, until: isInterrupted)
  }

  func settle() {}

  /// Does nothing, because data in a pipe can't be taken back.
  func discard() {}

  /// Waits for the command to end.
  func close() {
    guard isOpen else { return }
    isOpen = false
    pclose(pipe)
  }
}
