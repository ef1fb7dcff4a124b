import AloudTesting
import Glibc

/// A console of Linux that nobody uses, given back at the end.
final class LinuxConsole {
  let number: Int32
  private let descriptor: Int32
  /// How much of a terminal it has shown by now.
  private var shown = 0

  /// Linux' VT_OPENQRY, VT_DISALLOCATE.
  private static let queryFree: UInt = 0x5600, giveBack: UInt = 0x5608

  /// Takes one; throws ``ConsoleFailure`` where there is none, as in most containers, or where one is not root.
  init() throws {
    let all = open("/dev/tty0", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard all >= 0 else { throw ConsoleFailure("open the consoles") }
    defer { close(all) }
    var number: Int32 = -1
    guard ioctl(all, Self.queryFree, &number) == 0, number > 0 else {
      throw ConsoleFailure("find a free console")
    }
    descriptor = open("/dev/tty\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    self.number = number
    // By the last two BRLTTY reads its characters.
    guard descriptor >= 0, access("/dev/vcsa\(number)", R_OK) == 0, access("/dev/vcsu\(number)", R_OK) == 0 else {
      throw ConsoleFailure("open a console")
    }
    show(Array("\u{1B}c".utf8))
  }

  deinit {
    close(descriptor)
    let all = open("/dev/tty0", O_RDWR | O_NOCTTY | O_CLOEXEC)
    _ = ioctl(all, Self.giveBack, number)
    close(all)
  }

  /// Its size, for a terminal that it is to show.
  var size: TerminalSize {
    var size = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Shows what has come at a terminal since the last time, as a session by ssh shows here what comes there.
  func show(_ terminal: PseudoTerminal) {
    show(Array(terminal.bytes[shown...]))
    shown = terminal.bytes.count
  }

  private func show(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

/// What could not be done, and why.
struct ConsoleFailure: Error {
  var action: String
  var reason: String

  /// The reason is the last call's.
  init(_ action: String) {
    self.action = action
    reason = String(cString: strerror(errno))
  }
}
