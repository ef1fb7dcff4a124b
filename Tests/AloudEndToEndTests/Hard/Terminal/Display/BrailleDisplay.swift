import AloudTesting
import Glibc

/// BRLTTY itself, with its virtual display: it shows a console of Linux, and tells over a socket what fingers would feel.
///
/// BRLTTY goes by another name here. Every Aloud on the machine looks for a process called "brltty", and those of other tests that
/// run meanwhile are to find none.
final class BrailleDisplay {
  private static let program = "/usr/sbin/brltty"
  private let reader: PseudoTerminal
  private let connection: Int32
  private var received: [UInt8] = []
  /// The characters that it shows, without the blanks behind them.
  private(set) var text = ""
  /// The dots that it shows, as characters of Unicode's braille; a cursor is dots 7 and 8 on top.
  private(set) var cells = ""

  /// Whether it can be had: BRLTTY, and a console, which only root gets.
  static let isThere = access(program, X_OK) == 0 && (try? LinuxConsole()) != nil

  /// Starts a display of so many cells for a console. `table` is BRLTTY's for the language; its files are in `folder`.
  init(of console: LinuxConsole, cells count: Int, table: String, in folder: String) throws {
    let socket = try WaitingSocket("\(folder)/display")
    guard symlink(Self.program, "\(folder)/reader") == 0 else { throw ConsoleFailure("link BRLTTY") }
    reader = try PseudoTerminal(
      "\(folder)/reader",
      [
        "--no-daemon", "--no-api", "--stay-privileged", "--quiet", "--configuration-file=/dev/null",
        "--preferences-file=\(folder)/preferences", "--pid-file=\(folder)/pid", "--writable-directory=\(folder)",
        "--updatable-directory=\(folder)", "--drivers-directory=/lib/brltty", "--tables-directory=/etc/brltty",
        "--screen-driver=lx", "--screen-parameters=vt=\(console.number)", "--text-table=\(table)",
        "--keyboard-table=off",
        "--speech-driver=no", "--braille-driver=vr", "--braille-device=client:\(folder)/display",
      ])
    connection = try socket.accepted(within: 20_000)
    let greeting = Array("cells \(count)\n".utf8)
    guard write(connection, greeting, greeting.count) == greeting.count else { throw ConsoleFailure("greet BRLTTY") }
  }

  deinit {
    try? reader.press(.controlC)
    _ = try? reader.waitForExit(within: .seconds(5))
    Glibc.close(connection)
  }

  /// Waits until the display shows what is wanted; throws what it shows instead.
  func wait(within limit: Duration = .seconds(20), for wanted: (BrailleDisplay) -> Bool) throws {
    let deadline = ContinuousClock.now + limit
    while !wanted(self) {
      guard ContinuousClock.now < deadline else { throw Shown(text: text, cells: cells) }
      take()
    }
  }

  /// What a display showed when the time was up.
  struct Shown: Error {
    var text: String
    var cells: String
  }

  /// Reads what BRLTTY has sent, and takes its whole lines.
  private func take() {
    var polled = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 20) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = read(connection, &buffer, buffer.count)
    received += buffer.prefix(max(0, count))
    while let end = received.firstIndex(of: 0x0A) {
      let line = String(decoding: received[..<end], as: UTF8.self)
      received.removeSubrange(...end)
      guard let quote = line.firstIndex(of: "\""), line.last == "\"" else { continue }
      let value = line[line.index(after: quote)...].dropLast()
      switch line[..<quote] {
      // BRLTTY fills the second column of a wide character with a space of no width.
      case "Visual ": text = Self.unescaped(value).filter { $0 != "\u{200B}" }.droppingLast(" ")
      case "Braille ": cells = String(value.split(separator: "|", omittingEmptySubsequences: false).map(Self.cell))
      default: continue
      }
    }
  }

  /// A cell by the numbers of its dots.
  private static func cell(_ dots: Substring) -> Character {
    let bits = dots.compactMap(\.wholeNumberValue).reduce(0) { $0 | 1 << UInt32($1 - 1) }
    return Unicode.Scalar(0x2800 + bits).map(Character.init) ?? " "
  }

  private static func unescaped(_ value: Substring) -> String {
    String(value).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}

extension String {
  fileprivate func droppingLast(_ character: Character) -> String {
    String(reversed().drop { $0 == character }.reversed())
  }
}
