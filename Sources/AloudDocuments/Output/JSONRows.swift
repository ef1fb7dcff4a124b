/// A parser of JSON arrays into rows.
enum JSONRows {
  /// The reason that there are no rows.
  enum ParsingError: Error { case notJSON, notArray, noPath }

  /// Returns the rows in `text`, or at a path in it. Elements are texts, or objects with `title`, `subtitle`, `value`, `id` and
  /// other members.
  static func rows(in text: String, at path: JSONPath? = nil) throws(ParsingError) -> [OutputRow] {
    guard let tree = JSONTree(text) else { throw .notJSON }
    var keys: Set<String> = []
    return try parts(of: tree, at: path).enumerated().map { index, part in
      var row = row(part)
      // A row without an ID gets its number and title as key, unless another row has that as its ID.
      if row.key.isEmpty { row.key = "\(index + 1):\(row.title)" }
      while !keys.insert(row.key).inserted { row.key = "\(index + 1):\(row.key)" }
      return row
    }
  }

  private static func parts(of tree: JSONTree, at path: JSONPath?) throws(ParsingError) -> [JSONTree] {
    if let path {
      guard let things = tree.things(at: path) else { throw .noPath }
      return things
    }
    guard case .array(let parts) = tree else { throw .notArray }
    return parts
  }

  private static func row(_ tree: JSONTree) -> OutputRow {
    guard case .object = tree else { return OutputRow(key: "", title: tree.text) }
    let fields = tree.fields
    let id = fields["id"] ?? ""
    return OutputRow(key: id, title: fields["title"] ?? fields["name"] ?? id, fields: fields)
  }
}
