internal import Aloud

/// The protocol between Aloud and a host, with one JSON object on each line.
public enum HostProtocol {
  /// The version of the protocol.
  public static let version = 1
  /// The maximum length of a line in bytes.
  public static let lineLimit = 4 << 20
  /// The number of rows in one request.
  public static let pageSize = 100

  /// The maximum number of rows that one search requests.
  public static let findLimit = 1_000

  /// Returns the first line for a host, with the protocol version and the user's language.
  public static func greeting(locale: String) -> String {
    JSONValue.object([("aloud", .number(version)), ("locale", .string(locale))]).text
  }

  /// The last line for a host.
  public static let farewell = JSONValue.object([("event", .string("ended"))]).text

  /// Returns the request for a page of a list.
  public static func request(rows list: String, from: Int) -> String {
    JSONValue.object([("rows", .string(list)), ("from", .number(from)), ("count", .number(pageSize))]).text
  }

  /// Returns the request for the rows of a list whose titles may match a folded text.
  public static func request(rows list: String, called text: String) -> String {
    JSONValue.object([("find", .string(text)), ("rows", .string(list)), ("count", .number(findLimit))]).text
  }

  /// Returns the protocol version in a host's first line, or 0 if the line has none.
  public static func version(of line: String) -> Int {
    guard case .object(let members)? = JSONTree(line), case .plain(let text)? = members["aloud"] else { return 0 }
    return Int(text) ?? 0
  }
}
