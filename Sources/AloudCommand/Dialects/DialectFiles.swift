import Aloud
import AloudPrompts
import AloudTerminal
import Glibc

/// The error that is thrown when a file that a box shows can't be read.
struct DialectFileError: Error {
  let path: String
  let reason: WholeFileError

  /// The sentence that describes the error.
  var message: LocalizedText { .message("file.\(reason)", ["file": .text(.verbatim(path))]) }
}

/// The files that boxes show.
enum DialectFiles {
  private static let limit = 16 << 20
  /// The number of lines shown of a file that is followed.
  private static let tailLines = 10

  /// Returns the contents of a file of arguments. A number after "&" names an open descriptor.
  static func arguments(_ path: String) throws(DialectError) -> String {
    let file = path.hasPrefix("&") ? "/dev/fd/" + path.dropFirst() : path
    do throws(WholeFileError) { return String(decoding: try WholeFile.bytes(file, limit: limit), as: UTF8.self) } catch
    {
      throw .badFile(DialectFileError(path: path, reason: error).message)
    }
  }

  /// Returns the contents of a box's file, or an empty string if the box has none.
  static func contents(of request: BoxRequest) throws(DialectFileError) -> String {
    let isTail: Bool
    switch request.box {
    case .file(let isItsTail): isTail = isItsTail
    case .editedFile: isTail = false
    case .message, .notice, .question, .entry, .secret, .menu, .radio, .checks, .renaming, .form, .date, .time, .range,
      .pause, .path, .gauge, .output, .command:
      return ""
    }
    do throws(WholeFileError) {
      let text = String(decoding: try WholeFile.bytes(request.text, limit: limit), as: UTF8.self)
      guard isTail else { return text }
      return text.split(separator: "\n").suffix(tailLines).joined(separator: "\n")
    } catch {
      throw DialectFileError(path: request.text, reason: error)
    }
  }
}

/// The size of the screen, which scripts ask for to lay out text.
enum DialectScreen {
  /// The size of the terminal, or 24 rows of 80 columns if there is none.
  static var size: (rows: Int, columns: Int) {
    var size = winsize()
    for descriptor: Int32 in [1, 2, 0] where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 {
      return (Int(size.ws_row), Int(size.ws_col))
    }
    return (24, 80)
  }
}
