import Aloud
import AloudApp
import AloudPrompts
import AloudSystem
import AloudTerminal
import ArgumentParser
import Glibc

struct ItemOptions: ParsableArguments {
  @Argument(help: "The items to choose from. Without any, standard input has one on each line.") var items: [String] =
    []
  @Option(help: "A file with an item on each line.", completion: .file()) var itemsFrom: String?
  @Option(help: "A shell command that prints an item on each line.", completion: .shellCommand("")) var itemsCommand:
    String?
  @Flag(name: .customLong("null"), help: "End items and answers with a zero byte instead of a line feed.")
  var endsWithZero = false
  @Option(
    help: """
      The fields of an item in order: \(ItemField.allCases.map(\.rawValue).joined(separator: ",")); "-" skips one.
      """)
  var fields: String?
  @Option(help: "The text between the fields of an item. Otherwise a tab.") var delimiter: String?
  @Option(help: "An item that can't be chosen, and why, such as b=\"It is taken.\"; can be given several times.")
  var dimmed: [String] = []
  @Option(help: "The form of the answer.") var answer = ItemFormat.tag

  /// A Boolean value that indicates whether standard input provides the items, and so can't be read for anything else.
  var readsInput: Bool { items.isEmpty && itemsCommand == nil && (itemsFrom ?? "-") == "-" }

  var lineEnd: UInt8 { endsWithZero ? 0 : UInt8(ascii: "\n") }
}

enum ItemFormat: String, ExpressibleByArgument, CaseIterable { case tag, title, index, json }

struct PromptItems {
  private(set) var list: PromptList = []
  private(set) var chosen: Set<Int> = []
  private let words: Words
  private let format: ItemFormat

  init(_ options: ItemOptions, _ words: Words) throws {
    (self.words, format) = (words, options.answer)
    try read(options)
    try dim(options.dimmed)
  }

  private mutating func read(_ options: ItemOptions) throws {
    let lines = try options.lines(words)
    let parser = try options.fields.map { try ItemFields($0, delimiter: options.delimiter) }
    if lines.isEmpty { throw ValidationError.noItems }
    guard let parser else { return list = lines.numberedByTitles() }
    list = PromptList(count: lines.count) { parser.item(lines[$0].tag) }
    if parser.has(.group) {
      var last: String?
      for index in lines.indices {
        guard let group = parser.text(of: .group, in: lines[index].tag), group != last else { continue }
        list.groups.append(.init(.verbatim(GivenBytes.shown(group)), first: index))
        last = group
      }
    }
    if parser.has(.on) { chosen = Set(lines.indices.filter { parser.isChosen(lines[$0].tag) }) }
    // A tag may be empty where a title is shown beside it.
    if !(parser.has(.title) && parser.has(.tag)), list.contains(where: { $0.tag.isEmpty }) {
      throw ValidationError.emptyItem
    }
    list = list.numberedByTitles()
  }

  /// Finds items by tag. Of items with equal tags, each is taken once; a tag may be given again.
  func indexes(of texts: [String]) throws -> Set<Int> {
    var found: Set<Int> = []
    for text in texts {
      let named = list.indices.lazy.filter { list[$0].tag == text }
      if named.isEmpty { throw ValidationError.isNoItem(text) }
      if let index = named.first(where: { !found.contains($0) }) { found.insert(index) }
    }
    return found
  }

  /// Dims the items that texts name by their tags, before an equals sign and the reason.
  private mutating func dim(_ texts: [String]) throws {
    if texts.isEmpty { return }
    var reasons: [String: String] = [:]
    for text in texts {
      // A tag may contain an equals sign.
      let tag = list.lazy.map(\.tag).filter { text == $0 || text.hasPrefix($0 + "=") }.max {
        $0.utf8.count < $1.utf8.count
      }
      guard let tag else { throw ValidationError.isNoItem(text) }
      reasons[tag] = String(text.dropFirst(tag.count + 1))
    }
    list = list.changed { [reasons] item in reasons[item.tag].map { PromptItems.dimmed(item, because: $0) } ?? item }
  }

  fileprivate static func dimmed(_ item: PromptItem, because reason: String) -> PromptItem {
    item.dimmed(because: reason.isEmpty ? nil : .verbatim(GivenBytes.shown(reason)))
  }

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

private enum ItemField: String, CaseIterable {
  /// The text given to the script.
  case tag
  /// The text shown to the user.
  case title
  case subtitle, group
  /// A mark for an item that is chosen at first.
  case on
  /// The reason why an item can't be chosen; empty for one that can.
  case dimmed
}

private struct ItemFields {
  private let fields: [ItemField?]
  private let delimiter: String

  init(_ names: String, delimiter: String?) throws {
    self.delimiter = delimiter ?? "\t"
    let parts = names.split(separator: ",", omittingEmptySubsequences: false)
    fields = parts.map { ItemField(rawValue: String($0)) }
    let isKnown = zip(parts, fields).allSatisfy { $0 == "-" || $1 != nil }
    guard isKnown, fields.contains(.tag) || fields.contains(.title), !self.delimiter.isEmpty,
      Set(fields.compactMap(\.self)).count == fields.compactMap(\.self).count
    else {
      if self.delimiter.isEmpty { throw ValidationError.isNoValue("", of: "--delimiter", like: ":") }
      let known = ItemField.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError.isNoValue(names, of: "--fields", like: "tag,title, of the names \(known)")
    }
  }

  func has(_ field: ItemField) -> Bool { fields.contains(field) }

  func item(_ line: String) -> PromptItem {
    let (tag, title) = (text(of: .tag, in: line), text(of: .title, in: line))
    var item = PromptItem(tag ?? title ?? "", title: .verbatim(GivenBytes.shown(title ?? tag ?? "")))
    item.subtitle = text(of: .subtitle, in: line).flatMap { $0.isEmpty ? nil : .verbatim(GivenBytes.shown($0)) }
    if let reason = text(of: .dimmed, in: line), !reason.isEmpty { item = PromptItems.dimmed(item, because: reason) }
    return item
  }

  func isChosen(_ line: String) -> Bool {
    ["on", "yes", "true", "1", "x"].contains((text(of: .on, in: line) ?? "").lowercased())
  }

  /// The last field extends to the end of the line.
  func text(of field: ItemField, in line: String) -> String? {
    guard let place = fields.firstIndex(of: field) else { return nil }
    var rest = Substring(line)
    for _ in 0..<place {
      guard let (_, after) = rest.cut(at: delimiter) else { return nil }
      rest = after
    }
    let isLast = place == fields.count - 1
    return String(isLast ? rest : rest.cut(at: delimiter)?.before ?? rest)
  }
}

extension ItemOptions {
  /// The items are stored in little more memory than their bytes.
  fileprivate func lines(_ words: Words) throws -> PromptList {
    if !items.isEmpty {
      if let other = itemsFrom.map({ _ in "--items-from" }) ?? itemsCommand.map({ _ in "--items-command" }) {
        throw ValidationError.together(other, items[0])
      }
      if items.contains("") { throw ValidationError.emptyItem }
      return PromptList(items.map(Self.item))
    }
    if itemsFrom != nil, itemsCommand != nil { throw ValidationError.together("--items-from", "--items-command") }
    return try list { take in
      if let itemsCommand {
        try Self.read(fromCommand: itemsCommand, take)
      } else if let itemsFrom, itemsFrom != "-" {
        try Self.read(fromFile: itemsFrom, words, take)
      } else {
        PromptStreams.takeInput(take)
      }
    }
  }

  private static func read(fromFile file: String, _ words: Words, _ take: (UnsafeRawBufferPointer) -> Void) throws {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    if descriptor >= 0, PromptStreams.read(from: descriptor, take) { return }
    _ = try WholeFile.bytes(of: file, takesInput: false, words)
    throw ValidationError("The items can't be read from \"\(GivenBytes.shown(file))\".")
  }

  /// The command is as trusted as the script that contains it. Standard input is closed to it, because it may hold answers.
  private static func read(fromCommand command: String, _ take: (UnsafeRawBufferPointer) -> Void) throws {
    let failure = ValidationError("The command for the items has failed: \(command)")
    guard let pipe = newPipe(waits: true) else { throw failure }
    let streams = StartedProgram.Streams.descriptors(output: pipe.writing)
    let program = try? StartedProgram(shell: "exec </dev/null\n" + command, on: streams)
    close(pipe.writing)
    PromptStreams.read(from: pipe.reading, take)
    close(pipe.reading)
    if program?.status() != 0 { throw failure }
  }

  /// Returns the non-empty lines without their ends. A carriage return before the end is kept in the tag but not shown.
  private func list(_ read: ((UnsafeRawBufferPointer) -> Void) throws -> Void) throws -> PromptList {
    if endsWithZero {
      var bytes: [UInt8] = []
      try read { bytes += $0 }
      let items = bytes.split(separator: 0)
      return PromptList(count: items.count) { Self.item(GivenBytes.text(items[$0])) }
    }
    var lines = TextLines()
    try read { lines.append($0) }
    return PromptList(titles: lines) { [lines] index in
      PromptItem(GivenBytes.text(lines.bytes(at: index)), title: .verbatim(lines[index]))
    }
  }

  private static func item(_ text: String) -> PromptItem { PromptItem(text, title: .verbatim(GivenBytes.shown(text))) }
}
