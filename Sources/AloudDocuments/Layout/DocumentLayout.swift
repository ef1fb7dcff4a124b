internal import Yams

/// The standard layout of documents, which is easy to read by eye and line by line by ear: two spaces for each level, also before
/// the dashes of a list; one space after a dash and after a key; no trailing spaces; and no two empty lines together.
public enum DocumentLayout {
  /// Returns the text of a document in this layout, with its comments, or `nil` if the document is written in a way that cannot be
  /// laid out without a change of meaning.
  ///
  /// - Throws: An error if the document is not YAML within the limits of documents.
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
  /// Returns whether two trees are equal, regardless of their locations.
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
