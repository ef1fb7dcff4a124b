/// What one file of CLDR's `main` says itself, by path: "dates/calendars/calendar[gregorian]/months/…/month[1]".
///
/// An attribute that tells elements apart stands in brackets. Elements with `alt` are left out, and those that CLDR has not
/// confirmed, as ICU leaves them out.
struct LocaleData {
  private(set) var values: [String: String] = [:]
  /// Where a whole branch is that of another path.
  private(set) var aliases: [String: String] = [:]

  /// The paths of a file; nothing where there is no such file.
  init(_ root: XMLNode?) {
    for branch in root?.children ?? [] where Self.branches.contains(branch.name) { take(branch, at: branch.name) }
  }

  private static let branches: Set = [
    "localeDisplayNames", "layout", "dates", "numbers", "listPatterns", "delimiters",
  ]
  private static let distinguishing = ["type", "id", "numberSystem", "count", "yeartype"]

  private mutating func take(_ node: XMLNode, at path: String) {
    if let numbers = node.attributes["numbers"] { values[path + "@numbers"] = numbers }
    if node.children.isEmpty, node.text != "↑↑↑" { values[path] = node.text }
    for child in node.children {
      if child.name == "alias" {
        aliases[path] = Self.target(child.attributes["path"] ?? "", from: path)
        continue
      }
      let draft = child.attributes["draft"]
      guard child.attributes["alt"] == nil, draft != "unconfirmed", draft != "provisional" else { continue }
      let marks = Self.distinguishing.compactMap { child.attributes[$0] }.filter { $0 != "standard" }
      take(child, at: path + "/" + child.name + marks.map { "[\($0)]" }.joined())
    }
  }

  /// Where "../calendar[@type='generic']/days" leads.
  private static func target(_ relative: String, from path: String) -> String {
    var parts = path.split(separator: "/").map(String.init)
    for step in relative.split(separator: "/") {
      if step == ".." {
        parts.removeLast()
      } else {
        let pieces = step.split(separator: "'", omittingEmptySubsequences: false)
        let name = String(step.prefix { $0 != "[" })
        let marks = stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] }.filter { $0 != "standard" }
        parts.append(name + marks.map { "[\($0)]" }.joined())
      }
    }
    return parts.joined(separator: "/")
  }
}
