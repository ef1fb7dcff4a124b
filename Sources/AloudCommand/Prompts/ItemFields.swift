import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// A field of an item, by name.
enum ItemField: String, CaseIterable {
  /// The text given to the script.
  case tag
  /// The text shown to the user.
  case title
  case subtitle, group
  /// A mark for an item that is chosen at first.
  case on
}

/// The fields in the lines of items.
struct ItemFields {
  private let fields: [ItemField?]
  private let delimiter: String

  /// Creates the fields from their names, in order.
  ///
  /// - Throws: `ValidationError` for an unknown or repeated name, for neither a tag nor a title, or for an empty delimiter.
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

  /// Boolean values that indicate whether items have groups, and marks for those chosen at first.
  var hasGroups: Bool { fields.contains(.group) }
  var hasMarks: Bool { fields.contains(.on) }
  /// A Boolean value that indicates whether a tag may be empty, because a title is shown.
  var mayLackTitle: Bool { fields.contains(.title) && fields.contains(.tag) }

  /// Returns the item in a line.
  func item(_ line: String) -> PromptItem {
    let (tag, title) = (text(of: .tag, in: line), text(of: .title, in: line))
    var item = PromptItem(tag ?? title ?? "", title: .verbatim(GivenBytes.shown(title ?? tag ?? "")))
    item.subtitle = text(of: .subtitle, in: line).flatMap { $0.isEmpty ? nil : .verbatim(GivenBytes.shown($0)) }
    return item
  }

  /// Returns the name of the group of a line's item.
  func group(_ line: String) -> String? { text(of: .group, in: line) }

  /// Returns a Boolean value that indicates whether a line's item is chosen at first.
  func isChosen(_ line: String) -> Bool {
    ["on", "yes", "true", "1", "x"].contains((text(of: .on, in: line) ?? "").lowercased())
  }

  /// Returns the text of a field in a line; the last field extends to the end of the line.
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
