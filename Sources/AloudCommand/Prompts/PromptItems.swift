import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser
import Glibc

/// The items of a prompt, given as arguments or as the lines of standard input, a file or a command.
struct ItemOptions: ParsableArguments {
  @Argument(help: Words.argument("prompt.itemsHelp")) var items: [String] = []
  @Option(help: Words.argument("prompt.itemsFromHelp"), completion: .file()) var itemsFrom: String?
  @Option(help: Words.argument("prompt.itemsCommandHelp"), completion: .shellCommand("")) var itemsCommand: String?
  @Flag(name: .customLong("null"), help: Words.argument("prompt.nullHelp")) var endsWithZero = false
  @Option(
    help: ArgumentHelp(
      Words.help(
        "prompt.fieldsHelp", ["names": .text(.verbatim(ItemField.allCases.map(\.rawValue).joined(separator: ",")))])))
  var fields: String?
  @Option(help: Words.argument("prompt.delimiterHelp")) var delimiter: String?
  @Option(help: Words.argument("prompt.answerHelp")) var answer = ItemFormat.tag

  /// A Boolean value that indicates whether standard input provides the items, and so can't be read for anything else.
  var readsInput: Bool { items.isEmpty && itemsCommand == nil && (itemsFrom ?? "-") == "-" }

  /// The byte that ends each line of items and of answers.
  var lineEnd: UInt8 { endsWithZero ? 0 : UInt8(ascii: "\n") }
}

/// The output format of an item.
enum ItemFormat: String, ExpressibleByArgument, CaseIterable { case tag, title, index, json }

/// The items of a prompt as given.
struct PromptItems {
  private(set) var list: PromptList
  /// The indexes of the items chosen at first.
  private(set) var chosen: Set<Int> = []
  private let words: Words
  private let format: ItemFormat

  /// Creates the items that the options name.
  ///
  /// - Throws: `ValidationError` if there are no items or they can't be read.
  init(_ options: ItemOptions, _ words: Words) throws {
    (self.words, format) = (words, options.answer)
    let lines = try ItemLines(options, words)
    guard let names = options.fields else {
      list = lines.list.numberedByTitles()
      if list.isEmpty { throw ValidationError(words.text(.promptNoItems)) }
      return
    }
    let parser = try ItemFields(names, delimiter: options.delimiter, words)
    let count = lines.list.count
    list = PromptList(count: count) { parser.item(lines.list[$0].tag) }
    if parser.hasGroups {
      var last: String?
      for index in 0..<count {
        guard let group = parser.group(lines.list[index].tag), group != last else { continue }
        list.groups.append(.init(.verbatim(GivenBytes.shown(group)), first: index))
        last = group
      }
    }
    if parser.hasMarks { chosen = Set((0..<count).filter { parser.isChosen(lines.list[$0].tag) }) }
    if list.isEmpty { throw ValidationError(words.text(.promptNoItems)) }
    if !parser.mayLackTitle, list.contains(where: { $0.tag.isEmpty }) {
      throw ValidationError(words.text(.promptEmptyItem))
    }
    list = list.numberedByTitles()
  }

  /// Returns the indexes of items by tag. Of items with equal tags, each is taken once.
  ///
  /// - Throws: `ValidationError` if there is no such item.
  func indexes(of texts: [String]) throws -> Set<Int> {
    var found: Set<Int> = []
    for text in texts {
      guard let index = list.indices.first(where: { list[$0].tag == text && !found.contains($0) }) else {
        throw ValidationError(words.text(.promptNoSuchDefault(value: .text(.verbatim(GivenBytes.shown(text))))))
      }
      found.insert(index)
    }
    return found
  }

  /// Returns the lines to print for the items at the indexes.
  func lines(_ indexes: [Int], isOne: Bool) -> [String] {
    switch format {
    case .tag: return indexes.map { list[$0].tag }
    case .title: return indexes.map { words.text(list[$0].title) }
    case .index: return indexes.map { String($0 + 1) }
    case .json:
      let values = indexes.map { index -> JSONValue in
        let item = list[index]
        return .object([
          ("index", .number(index + 1)), ("tag", .string(GivenBytes.shown(item.tag))),
          ("title", .string(words.text(item.title))),
        ])
      }
      return [isOne ? values[0].text : JSONValue.array(values).text]
    }
  }
}
