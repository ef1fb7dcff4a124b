internal import Yams

/// The layout in which documents are read most easily, by eye and line by line by ear: two spaces a level, also before the dashes of
/// a list; one space after a dash and after a key; nothing at the end of a line; no two empty lines together.
public enum DocumentLayout {
  /// The text of a document in this layout, with its comments; nil where it is written in a way in which that is not safe: what it
  /// says would be another.
  ///
  /// - Throws: where it is no YAML within the limits of documents.
  public static func laidOut(_ bytes: [UInt8], path: String) throws(DocumentErrors) -> String? {
    do {
      let text = try SourceText.decode(bytes)
      let before = try TreeParser.parse(text)
      guard let starts = LineStarts(text) else { return nil }
      let after = LaidOutLines.text(starts)
      guard let tree = try? TreeParser.parse(after), tree.saysTheSame(as: before) else { return nil }
      return after
    } catch {
      throw DocumentErrors([error], in: path)
    }
  }
}

extension Tree {
  /// Whether both are the same, wherever it stands.
  fileprivate func saysTheSame(as other: Tree) -> Bool {
    switch (content, other.content) {
    case (.scalar(let one, let isPlain), .scalar(let two, let otherIsPlain)): one == two && isPlain == otherIsPlain
    case (.list(let one), .list(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.saysTheSame(as: $1) }
    case (.mapping(let one), .mapping(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.saysTheSame(as: $1.value) }
    case (.scalar, _), (.list, _), (.mapping, _): false
    }
  }
}
