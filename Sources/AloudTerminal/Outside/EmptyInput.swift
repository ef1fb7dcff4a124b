internal import Glibc
internal import SystemPackage

/// The input of a command that has nothing to read. It is opened before the command is started: where too many files are open,
/// the library that starts it would end the program.
struct EmptyInput: ~Copyable {
  let descriptor: FileDescriptor

  /// One that is at its end; nil where no more files can be opened.
  init?() {
    let descriptor = uninterrupted { open("/dev/null", O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    self.descriptor = FileDescriptor(rawValue: descriptor)
  }

  deinit { _ = close(descriptor.rawValue) }
}
