/// What a table file will hold: keys and values, in the order they are written.
struct Table {
  private(set) var keys: [String] = []
  private(set) var values: [String: String] = [:]

  /// Sets what a locale says for a key.
  subscript(key: String) -> String? {
    get { values[key] }
    set {
      guard let newValue else { return }
      if values.updateValue(newValue, forKey: key) == nil { keys.append(key) }
    }
  }

  /// Sets what a locale says for a key where it is not what stands there for want of it.
  mutating func set(_ key: String, _ value: String?, unless usual: String?) {
    if let value, value != usual { self[key] = value }
  }

  /// What differs from a parent's table; a key that the parent alone has is emptied.
  func differences(from parent: Table) -> Table {
    var result = Table()
    for key in keys where values[key] != parent.values[key] { result[key] = values[key] }
    for key in parent.keys where values[key] == nil { result[key] = "" }
    return result
  }

  /// The lines of the file.
  var lines: String {
    keys.map { "\($0) = \(VisibleText.string(values[$0] ?? ""))".trimmingSuffix(" ") + "\n" }.joined()
  }
}

extension String {
  /// The text without one kind of character at its end.
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var result = self
    while result.last == character { result.removeLast() }
    return result
  }
}
