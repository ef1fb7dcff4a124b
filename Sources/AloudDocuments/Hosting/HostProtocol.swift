internal import Aloud

/// The protocol between Aloud and a host, with one JSON object on each line.
public enum HostProtocol {
  /// The version of the protocol.
  public static let version = 1
  /// The maximum length of a line in bytes.
  public static let lineLimit = 4 << 20
  /// An event that is sent only to a host whose first line asks for it.
  public enum AskedEvent: String, Sendable, CaseIterable {
    /// The interface has been shown. No line is taken until the host is done with the event.
    case started
    /// A message of the host was wrong.
    case error
    /// The session waits for the next line. It has no number, and no answer.
    case waiting
  }

  /// The number of rows in one request.
  public static let pageSize = 100

  /// The maximum number of rows that one search requests.
  public static let findLimit = 1_000

  /// Returns the first line for a host, with the protocol version, the user's language, the events that the host can ask for and the
  /// messages that it can send.
  public static func greeting(locale: String) -> String {
    JSONValue.object([
      ("aloud", .number(version)), ("locale", .string(locale)), ("events", .texts(AskedEvent.allCases.map(\.rawValue))),
      ("messages", .texts(HostMessage.keys)),
    ]).text
  }

  /// Returns the line that tells a host that the session waits for a line, after it has taken `lines`.
  public static func waiting(after lines: Int) -> String {
    JSONValue.object([("event", .string(AskedEvent.waiting.rawValue)), ("lines", .number(lines))]).text
  }

  static let ended = "ended"

  /// The last line for a host.
  public static let farewell = JSONValue.object([("event", .string(ended))]).text

  /// Returns the request for a page of a list.
  public static func request(rows list: String, from: Int) -> String {
    JSONValue.object([("rows", .string(list)), ("from", .number(from)), ("count", .number(pageSize))]).text
  }

  /// Returns the request for the rows of a list whose titles may match a folded text.
  public static func request(rows list: String, called text: String) -> String {
    JSONValue.object([("find", .string(text)), ("rows", .string(list)), ("count", .number(findLimit))]).text
  }

  /// Returns the protocol version in a host's first line, or `nil` if it has none. Of several, it is the one that is spoken here, or
  /// else the last.
  public static func version(of line: String) -> Int? {
    guard case .object(let members)? = JSONTree(line), let offered = members["aloud"] else { return nil }
    let given = if case .array(let all) = offered { all } else { [offered] }
    let versions = given.compactMap { Int($0.text) }
    return versions.contains(version) ? version : versions.last
  }
}

/// A message from a host: a JSON object on one line, with one of the keys in `keys`.
enum HostMessage {
  case interface(JSONTree)
  /// Replacements for the things with these IDs. Null removes a thing.
  case patch([String: JSONTree])
  case perform(JSONTree)
  case write([String: String])

  static let keys = ["interface", "patch", "do", "log", "rows", "done"]

  /// Replies (``HostReply``) have been handled before. What is not known in a greeting, the first line, is for another version.
  init(_ line: String, isGreeting: Bool = false) throws(DocumentErrors) {
    guard case .object(let members)? = JSONTree(line) else { throw Self.notMessage(line, of: Self.keys) }
    let found = Self.keys.filter { members[$0] != nil }
    guard let key = found.first else { throw Self.notMessage(line, of: Self.keys) }
    if found.count > 1 { throw Self.wrong("“\(key)” and “\(found[1])” can't stand in one message. Send two.") }
    let known = key == "interface" ? [key, "aloud", "events"] : key == "rows" ? [key, "from", "find", "items"] : [key]
    if !isGreeting, let other = members.keys.sorted().first(where: { !known.contains($0) }) {
      throw Self.wrong("“\(other)” is not known beside “\(key)”. Leave it out.")
    }
    if let interface = members["interface"] {
      self = .interface(interface)
    } else if case .object(let parts)? = members["patch"] {
      self = .patch(parts)
    } else if let action = members["do"] {
      self = .perform(action)
    } else if case .object(let parts)? = members["log"], let message = members["log"] {
      let allowed = ["id"] + LogFeed.keys
      if let other = parts.keys.sorted().first(where: { !allowed.contains($0) }) {
        throw Self.wrong("“\(other)” is not known here. Allowed: \(allowed.listed("or")).", in: "log")
      }
      self = .write(message.fields)
    } else {
      throw Self.notMessage(line, of: Self.keys)
    }
  }

  static func askedEvents(_ line: String) throws(DocumentErrors) -> Set<HostProtocol.AskedEvent> {
    guard case .object(let members)? = JSONTree(line), let names = members["events"] else { return [] }
    let allowed = "Allowed: \(HostProtocol.AskedEvent.allCases.map(\.rawValue).listed("or"))."
    guard case .array(let parts) = names else {
      throw wrong("“events” needs a list of names. \(allowed)", in: "events")
    }
    let events = parts.map(\.text)
    if let name = events.first(where: { HostProtocol.AskedEvent(rawValue: $0) == nil }) {
      throw wrong("“\(name)” is no event that a host can ask for. \(allowed)", in: "events")
    }
    return Set(events.compactMap(HostProtocol.AskedEvent.init))
  }

  static func wrong(_ message: String, in file: String = "") -> DocumentErrors {
    DocumentErrors([DocumentError(.start, message)], in: file)
  }

  /// The line is quoted, since it may be something that was printed by mistake.
  static func notMessage(_ line: String, of keys: [String]) -> DocumentErrors {
    let quoted = line.count > 60 ? line.prefix(60) + "…" : line[...]
    return wrong("“\(quoted)” is no message. A message is a JSON object with one of these: \(keys.listed("or")).")
  }
}

/// The reply of a host to a request or an event.
public enum HostReply: Sendable, Equatable {
  /// The host has finished its response to the event with this number.
  case done(Int)
  /// Rows of a list, starting at an index from 0.
  case rows(list: String, from: Int, [ProvidedRow])
  /// The rows of a list that match a text, with their indexes.
  case found(list: String, text: String, [FoundRow])

  /// Creates the reply in a line, or `nil` if the line is something else.
  public init?(_ line: String) {
    guard line.contains("\"done\"") || line.contains("\"rows\""), case .object(let members)? = JSONTree(line) else {
      return nil
    }
    // A message beside a reply is told of as an error.
    if HostMessage.keys.count(where: { members[$0] != nil }) > 1 || members["done"] != nil && members.count > 1 {
      return nil
    }
    if case .plain(let number)? = members["done"], let number = Int(number) {
      self = .done(number)
    } else if case .text(let list)? = members["rows"], case .array(let items)? = members["items"],
      case .plain(let from)? = members["from"], let from = Int(from)
    {
      self = .rows(list: list, from: from, items.map(Self.row))
    } else if case .text(let list)? = members["rows"], case .text(let text)? = members["find"],
      case .array(let items)? = members["items"]
    {
      self = .found(list: list, text: text, items.compactMap(Self.found))
    } else {
      return nil
    }
  }

  private static func found(_ item: JSONTree) -> FoundRow? {
    guard case .object(let members) = item, case .plain(let place)? = members["at"] else { return nil }
    return Int(place).map { FoundRow(at: $0, row(item)) }
  }

  private static func row(_ item: JSONTree) -> ProvidedRow {
    if case .object = item { ProvidedRow(item.fields) } else { ProvidedRow(["title": item.text]) }
  }
}
