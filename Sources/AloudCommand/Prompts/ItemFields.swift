import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// What a field of an item is.
enum ItemField: String, CaseIterable {
  /// What the script gets.
  case tag
  /// What is shown.
  case title
  case subtitle, group
  /// Whether it is chosen at first.
  case on
}

/// Items whose lines have several fields.
struct ItemFields {
  private let fields: [ItemField?]
  private let delimiter: String

  /// Fields that are called so, in their order.
  ///
  /// - Throws: `ValidationError` where there is no such field, or nothing of an item would be shown.
  init(_ names: String, delimiter: String?, _ words: Words) throws {
    self.delimiter = delimiter ?? "\t"
    let parts = names.split(separator: ",", omittingEmptySubsequences: false)
    fields = parts.map { ItemField(rawValue: String($0)) }
    let isKnown = zip(parts, fields).allSatisfy { $0 == "-" || $1 != nil }
    guard isKnown, fields.contains(.tag) || fields.contains(.title), !self.delimiter.isEmpty,
      Set(fields.compactMap(\.self)).count == fields.compactMap(\.self).count
    else {
      throw words.isNoValue(self.delimiter.isEmpty ? "" : names, like: self.delimiter.isEmpty ? ":" : "tag,title")
    }
  }

  /// Whether there are groups, and marks of what is chosen.
  var hasGroups: Bool { fields.contains(.group) }
  var hasMarks: Bool { fields.contains(.on) }
  /// Whether a tag may be empty, since something else is shown.
  var mayLackTitle: Bool { fields.contains(.title) && fields.contains(.tag) }

  /// The item that a line is.
  func item(_ line: String) -> PromptItem {
    let (tag, title) = (text(of: .tag, in: line), text(of: .title, in: line))
    var item = PromptItem(tag ?? title ?? "", title: .verbatim(GivenBytes.shown(title ?? tag ?? "")))
    item.subtitle = text(of: .subtitle, in: line).flatMap { $0.isEmpty ? nil : .verbatim(GivenBytes.shown($0)) }
    return item
  }

  /// The group that a line's item is in.
  func group(_ line: String) -> String? { text(of: .group, in: line) }

  /// Whether a line's item is chosen at first.
  func isChosen(_ line: String) -> Bool {
    ["on", "yes", "true", "1", "x"].contains((text(of: .on, in: line) ?? "").lowercased())
  }

  /// A field of a line; the last has all that is left.
  private func text(of field: ItemField, in line: String) -> String? {
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
