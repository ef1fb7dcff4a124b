import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser
import Glibc

/// The items that the options name, one for each line, stored in little more memory than their bytes.
struct ItemLines {
  /// The items, each with the given text as its tag.
  let list: PromptList

  /// Creates the list from the arguments, or else from the lines of a file, a command or standard input.
  ///
  /// - Throws: `ValidationError` if options exclude each other, if an argument is empty, or if the items can't be read.
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
        // The command is as trusted as the script that contains it. Standard input is closed to it, because it may hold answers.
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

  /// Returns the non-empty lines without their ends. A carriage return before the end is kept in the tag but not shown.
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
  /// Returns an error that two options exclude each other.
  func cannotGoTogether(_ option: String, _ other: String) -> ValidationError {
    ValidationError(text(.promptTogether(option: .text(.verbatim(option)), other: .text(.verbatim(other)))))
  }
}
