internal import Aloud

/// The protocol that hosts speak: a JSON object a line.
public enum HostProtocol {
  /// Its version.
  public static let version = 1
  /// How many bytes a line may have.
  public static let lineLimit = 4 << 20
  /// How many rows are asked for at a time.
  public static let pageSize = 100

  /// The most rows that one search asks for.
  public static let findLimit = 1_000

  /// What a host is told first: the version, and the language in which it is heard.
  public static func greeting(locale: String) -> String {
    JSONValue.object([("aloud", .number(version)), ("locale", .string(locale))]).text
  }

  /// What a host is told last.
  public static let farewell = JSONValue.object([("event", .string("ended"))]).text

  /// What a host is asked for: a page of a list.
  public static func request(rows list: String, from: Int) -> String {
    JSONValue.object([("rows", .string(list)), ("from", .number(from)), ("count", .number(pageSize))]).text
  }

  /// The request for the rows of a list whose titles may match a folded text.
  public static func request(rows list: String, called text: String) -> String {
    JSONValue.object([("find", .string(text)), ("rows", .string(list)), ("count", .number(findLimit))]).text
  }

  /// The version that a host speaks, as its first line says; 0 where that says nothing of it.
  public static func version(of line: String) -> Int {
    guard case .object(let members)? = JSONTree(line), case .plain(let text)? = members["aloud"] else { return 0 }
    return Int(text) ?? 0
  }
}
