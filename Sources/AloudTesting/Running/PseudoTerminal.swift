import AloudSystem
import Glibc

/// A program on a pseudo-terminal that is its controlling terminal, with a test at the keys.
///
/// Calls block, never longer than their time limit. The class is not Sendable, because each terminal belongs to one test.
public final class PseudoTerminal {
  private var device: TerminalDevice?
  private var child: ChildProcess
  private let folder: String
  private var found = 0

  /// All bytes that the terminal has shown so far, unchanged: line ends are CR LF.
  public private(set) var bytes: [UInt8] = []

  /// Starts a program on a new terminal, in a scrubbed environment with TERM=xterm; throws ``SystemError``.
  ///
  /// `environment` is added to it. HOME and the XDG folders are in a fresh folder, removed by ``close()``.
  public init(
    _ program: String, _ arguments: [String] = [], size: TerminalSize = TerminalSize(),
    environment: [String: String] = [:], directory: String? = nil
  ) throws {
    let device = try TerminalDevice()
    try device.setSize(size)
    let folder = try TemporaryFolder.make()
    var settings = CommandEnvironment.scrubbed(folder: folder)
    settings["TERM"] = "xterm"
    do {
      child = try ChildProcess(
        program: program, arguments: arguments, environment: settings.merging(environment) { $1 },
        directory: directory, streams: .terminal(device.programSide))
    } catch {
      TemporaryFolder.remove(folder)
      throw error
    }
    self.folder = folder
    self.device = consume device
  }

  deinit { close() }

  /// All text that the terminal has shown so far, with plain line ends; invalid UTF-8 becomes U+FFFD.
  public var text: String { Self.plainText(bytes[...]) }

  /// The text shown since the end of the last text found by waiting.
  public var unread: String { Self.plainText(bytes[found...]) }

  // MARK: The window

  /// Returns the window's size as the program sees it; throws ``SystemError`` once closed.
  public func size() throws -> TerminalSize { try open(device?.size()) }

  /// Changes the window's size; the program receives SIGWINCH if the size is new.
  public func resize(to size: TerminalSize) throws { try open(device?.setSize(size)) }

  /// A Boolean value that indicates whether typed characters are shown; `false` while a secret is asked for.
  public var isEchoOn: Bool { get throws { try open(device?.isEchoOn()) } }

  // MARK: The keys

  /// Types bytes unchanged; throws ``PseudoTerminalTimeout`` if the terminal accepts no more for 10 seconds.
  public func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    try keepReading(for: .seconds(10), until: "room to type") {
      rest = rest.dropFirst(self.device?.descriptor.writeAvailable(rest) ?? 0)
      return rest.isEmpty
    }
  }

  /// Types text as UTF-8, without the return key.
  public func type(_ text: String) throws { try write(Array(text.utf8)) }

  /// Presses one key.
  public func press(_ key: TerminalKey) throws { try write([key.rawValue]) }

  /// Types a line and presses the return key.
  public func enter(_ line: String) throws { try write(Array(line.utf8) + [TerminalKey.enter.rawValue]) }

  // MARK: Waiting

  /// Waits until the terminal shows `text` after the last text found, and returns all text up to its end.
  ///
  /// Throws ``PseudoTerminalTimeout`` if the time is up or the program ended without showing it.
  @discardableResult
  public func wait(for text: String, within limit: Duration = .seconds(20)) throws -> String {
    // The terminal turns the program's line feeds into CR LF.
    let wanted = text.utf8.flatMap { $0 == 0x0a ? [0x0d, 0x0a] : [$0] }
    let start = found
    var place = found
    try keepReading(for: limit, until: "“\(text)”") {
      guard let end = self.end(of: wanted, from: &place) else { return false }
      self.found = end
      return true
    }
    return Self.plainText(bytes[start..<found])
  }

  /// Waits until the terminal shows typed characters, or stops showing them; throws ``PseudoTerminalTimeout``.
  public func wait(forEcho wanted: Bool, within limit: Duration = .seconds(20)) throws {
    try keepReading(for: limit, until: "echo to be \(wanted ? "on" : "off")") { try self.isEchoOn == wanted }
  }

  /// Waits until the program has ended, and reads its last output; throws ``PseudoTerminalTimeout``.
  @discardableResult
  public func waitForExit(within limit: Duration = .seconds(20)) throws -> CommandExit {
    try keepReading(for: limit, until: "the program to end") { self.child.hasEnded() }
    return child.exit ?? .code(-1)
  }

  /// Hangs up as a closing window does (SIGHUP); kills a program that is still running after 5 seconds.
  @discardableResult
  public func close() -> CommandExit? {
    guard device != nil else { return child.exit }
    device = nil
    let deadline = ContinuousClock.now + .seconds(5)
    while !child.hasEnded(), ContinuousClock.now < deadline { _ = poll(nil, 0, 2) }
    child.kill()
    TemporaryFolder.remove(folder)
    return child.exit
  }

  // MARK: How waiting is done

  private func keepReading(for limit: Duration, until awaited: String, _ isDone: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + limit
    while true {
      // The exit is checked before reading, so that the last output is read after the program has ended.
      let ended = child.hasEnded()
      readAvailable(patience: ended ? 0 : 10)
      if try isDone() { return }
      if ended || ContinuousClock.now >= deadline {
        throw PseudoTerminalTimeout(awaited: awaited, seen: unread, exit: child.exit)
      }
    }
  }

  private func readAvailable(patience: Int32) {
    var polled = pollfd(fd: device?.descriptor.number ?? -1, events: Int16(POLLIN), revents: 0)
    _ = poll(&polled, 1, patience)
    // If the program's side is closed, poll returns at once; this pause avoids spinning until the exit.
    if polled.revents & Int16(POLLIN) == 0, polled.revents != 0, patience > 0 { _ = poll(nil, 0, 1) }
    while let more = device?.descriptor.readAvailable(), !more.isEmpty { bytes += more }
  }

  /// Advances `place` to where `wanted` may still begin, so that no byte is searched twice, however the output arrives.
  private func end(of wanted: [UInt8], from place: inout Int) -> Int? {
    while bytes.count - place >= wanted.count {
      if bytes[place..<place + wanted.count].elementsEqual(wanted) { return place + wanted.count }
      place += 1
    }
    return nil
  }

  private func open<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw SystemError("use a closed pseudo-terminal", number: EBADF) }
    return value
  }

  private static func plainText(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}

/// The error that is thrown when the awaited output did not come in time or before the program ended.
public struct PseudoTerminalTimeout: Error, Hashable, CustomStringConvertible {
  /// A description of the awaited output.
  public var awaited: String
  /// The text shown since the last text found.
  public var seen: String
  /// The program's exit, or `nil` if it was still running when the time was up.
  public var exit: CommandExit?

  /// A message with the awaited output, the output shown instead, and the state of the program.
  public var description: String {
    let state = exit.map { "The program had ended (\($0))." } ?? "The program was still running."
    return "Waited for \(awaited). \(state) Seen instead:\n\(VisibleText.escapingControls(in: seen))"
  }
}

/// A key that a terminal sends as one control character.
public enum TerminalKey: UInt8, Sendable {
  /// Ctrl-C: interrupt.
  case controlC = 0x03
  /// Ctrl-D: end of input, at the beginning of a line.
  case controlD = 0x04
  /// The return key; the terminal turns it into a line feed.
  case enter = 0x0d
}

struct TerminalDevice: ~Copyable {
  // The requests TIOCGPTN and TIOCSPTLCK are macros with arguments, which Swift does not import.
  private static let numberRequest: UInt = 0x8004_5430
  private static let lockRequest: UInt = 0x4004_5431

  let descriptor: Descriptor
  let programSide: String

  /// Uses Linux's own calls, which set close-on-exec from the start.
  init() throws {
    let number = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError("open /dev/ptmx") }
    let descriptor = Descriptor(number: number)
    var unlocked: Int32 = 0
    var name: UInt32 = 0
    guard ioctl(number, Self.lockRequest, &unlocked) == 0, ioctl(number, Self.numberRequest, &name) == 0
    else { throw SystemError("set up a pseudo-terminal") }
    self.descriptor = descriptor
    programSide = "/dev/pts/\(name)"
    self.descriptor.stopWaiting()
  }

  borrowing func size() throws -> TerminalSize {
    var size = winsize()
    guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0 else { throw SystemError("ask the window size") }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  borrowing func setSize(_ size: TerminalSize) throws {
    var size = winsize(
      ws_row: UInt16(clamping: size.rows), ws_col: UInt16(clamping: size.columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(descriptor.number, UInt(TIOCSWINSZ), &size) == 0 else { throw SystemError("set the window size") }
  }

  borrowing func isEchoOn() throws -> Bool {
    var settings = termios()
    guard tcgetattr(descriptor.number, &settings) == 0 else { throw SystemError("ask the terminal settings") }
    return settings.c_lflag & tcflag_t(ECHO) != 0
  }
}

/// The size of a terminal's window in characters.
public struct TerminalSize: Sendable, Hashable {
  /// The number of characters on a line, at least 1.
  public var columns: Int
  /// The number of lines, at least 1.
  public var rows: Int

  /// Creates a size; terminals usually start with 80 by 24.
  public init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }
}
