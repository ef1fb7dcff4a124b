import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser
import Glibc

/// The items that options name, each a line, in little more memory than their bytes take.
struct ItemLines {
  /// The items; each is called as it was given.
  let list: PromptList

  /// The arguments; without any, the lines of a file, of a command, or of standard input.
  ///
  /// - Throws: `ValidationError` where they can't be read, or one is empty.
  init(_ options: ItemOptions, _ words: Words) throws {
    if !options.items.isEmpty {
      if let other = options.itemsFrom.map({ _ in "--items-from" })
        ?? options.itemsCommand.map({ _ in "--items-command" })
      {
        throw words.cannotGoTogether(other, options.items[0])
      }
      if options.items.contains("") { throw ValidationError(words.text(.promptEmptyItem)) }
      list = PromptList(options.items.map(Self.item))
    } else if let file = options.itemsFrom {
      if options.itemsCommand != nil { throw words.cannotGoTogether("--items-from", "--items-command") }
      list = try Self.list(options) { take in
        if file == "-" { return PromptStreams.takeInput(take) }
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        guard descriptor >= 0, PromptStreams.read(from: descriptor, take) else {
          throw ValidationError(words.text(.promptItemsUnreadable(file: .text(.verbatim(GivenBytes.shown(file))))))
        }
      }
    } else if let command = options.itemsCommand {
      list = try Self.list(options) { take in
        // The script's author has written it, as the script itself; what it reads is not the answer.
        let output = popen("exec </dev/null\n" + command, "re")
        if let output { PromptStreams.read(from: fileno(output), take) }
        guard let output, pclose(output) == 0 else {
          throw ValidationError(words.text(.promptCommandFailed(command: .text(.verbatim(command)))))
        }
      }
    } else {
      list = try Self.list(options) { PromptStreams.takeInput($0) }
    }
  }

  /// The lines that are not empty; what a line ends with is no part of it, nor of what is shown a carriage return before that.
  private static func list(
    _ options: ItemOptions, _ read: ((UnsafeRawBufferPointer) -> Void) throws -> Void
  ) throws -> PromptList {
    if options.endsWithZero {
      var bytes: [UInt8] = []
      try read { bytes += $0 }
      let items = bytes.split(separator: 0)
      return PromptList(count: items.count) { item(GivenBytes.text(items[$0])) }
    }
    var lines = TextLines()
    try read { lines.append($0) }
    return PromptList(titles: lines) { [lines] index in
      PromptItem(GivenBytes.text(lines.bytes(at: index)), title: .verbatim(lines[index]))
    }
  }

  private static func item(_ text: String) -> PromptItem {
    PromptItem(text, title: .verbatim(GivenBytes.shown(text)))
  }
}

extension Words {
  /// Says that two options exclude each other.
  func cannotGoTogether(_ option: String, _ other: String) -> ValidationError {
    ValidationError(text(.promptTogether(option: .text(.verbatim(option)), other: .text(.verbatim(other)))))
  }
}
