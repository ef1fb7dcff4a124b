import Aloud
import AloudDocuments
import CEmbedded

/// A profile of a program's output: which lines are errors, headings, files or progress. It is data, a part of `profiles.txt`.
struct OutputProfile: Sendable {
  enum Meaning: String, Sendable {
    case error, warning
    /// An error that only tells of an earlier one, and counts only where there is none.
    case consequence
    /// The heading of the details of an error.
    case failure
    /// An error that counts only where no details of errors have come, since those have told of it.
    case repetition
    /// The beginning of a trace. The next line that is not indented is the error.
    case trace
    /// A line that tells that the error before it has led to the next, which counts in its place.
    case cause
    /// A line that no later rule may take for something else.
    case plain
    case heading, subheading
    /// A heading whose title is the next indented line, such as the subject of a commit.
    case titled
    /// A heading that names a file.
    case file
    /// The place in a file that the error before is about.
    case place
    case progress
    /// A line that is not needed to understand the others. It is left out at low verbosity.
    case noise
    /// A line that "summary" repeats.
    case summary
  }

  enum Counted: String, Sendable, CaseIterable { case commits, files, added, removed }

  struct Rule: Sendable {
    var meaning: Meaning
    var pattern: OutputPattern
  }

  /// The number of digits of a hash that are said. Git knows a commit by so many.
  private static let hashLength = 7

  let name: String
  /// The names of the programs whose output this is, each with the first argument that it needs: `git log`.
  private(set) var programs: [[Substring]] = []
  private(set) var rules: [Rule] = []
  private(set) var counts: [(Counted, OutputPattern)] = []
  /// The rules for the JSON objects that the program prints; if there are any, its lines are such objects.
  private(set) var records: [RecordRule] = []
  private var base: String?

  struct Reading {
    var meaning: Meaning
    var file: String?, title: String?
    var percent: Int?
    var lines: Range<Int>?
  }

  private static func bytes(of line: String) -> [UInt8] {
    var bytes = Array(line.utf8)
    while let last = bytes.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { bytes.removeLast() }
    return bytes
  }

  func counted(_ line: String) -> Counted? {
    if counts.isEmpty { return nil }
    let bytes = Self.bytes(of: line)
    return counts.first { $0.1.match(bytes) != nil }?.0
  }

  func reading(of line: String) -> Reading? {
    let bytes = Self.bytes(of: line)
    for rule in rules {
      guard let found = rule.pattern.match(bytes) else { continue }
      let short = found[.hash].map { line.replacing($0, with: $0.prefix(Self.hashLength)) }
      return Reading(
        meaning: rule.meaning, file: found[.file], title: found[.title] ?? short, percent: Self.percent(found),
        lines: Self.lines(found))
    }
    return nil
  }

  private static func percent(_ found: [OutputPattern.Place: String]) -> Int? {
    if let percent = found[.percent].flatMap({ Int($0) }) { return percent }
    guard let done = found[.done].flatMap({ Int($0) }), let all = found[.all].flatMap({ Int($0) }), all > 0
    else { return nil }
    return min(100, done.multipliedReportingOverflow(by: 100).partialValue / all)
  }
}

extension OutputProfile {
  /// A line without a number of lines is one.
  private static func lines(_ found: [OutputPattern.Place: String]) -> Range<Int>? {
    guard let first = found[.line].flatMap({ Int($0) }) else { return nil }
    let count = found[.count].map { Int($0) ?? 0 } ?? 1
    return first..<max(first, first.addingReportingOverflow(count).partialValue)
  }

  struct LineError: Error, Equatable { var line: String }

  /// Returns the profiles that the command brings, of which the first is for any program.
  static func all() throws(LineError) -> [OutputProfile] { try profiles(in: String(cString: aloud_output_profiles())) }

  /// `profile NAME`, `for PROGRAM, PROGRAM`, `also NAME`, then a rule a line, as a meaning and a pattern. `#` begins a comment.
  static func profiles(in text: String) throws(LineError) -> [OutputProfile] {
    var profiles: [OutputProfile] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { throw LineError(line: String(line)) }
      let rest = String(words[1])
      if words[0] == "profile" {
        profiles.append(OutputProfile(name: rest))
      } else if profiles.isEmpty || !profiles[profiles.count - 1].take(words[0], rest) {
        throw LineError(line: String(line))
      }
    }
    let bases = Dictionary(profiles.map { ($0.name, $0) }) { first, _ in first }
    return profiles.map { profile in
      guard let base = profile.base.flatMap({ bases[$0] }) else { return profile }
      var profile = profile
      profile.rules += base.rules
      profile.counts += base.counts
      return profile
    }
  }

  private init(name: String) { self.name = name }

  private mutating func take(_ word: Substring, _ rest: String) -> Bool {
    switch word {
    case "for": programs += rest.split(separator: ", ").map { $0.split(separator: " ") }
    case "also": base = rest
    case "count":
      let parts = rest.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let counted = Counted(rawValue: String(parts[0])),
        let pattern = OutputPattern(String(parts[1]))
      else { return false }
      counts.append((counted, pattern))
    case "record":
      guard let rule = RecordRule(rest) else { return false }
      records.append(rule)
    default:
      guard let meaning = Meaning(rawValue: String(word)), let pattern = OutputPattern(rest) else { return false }
      rules.append(Rule(meaning: meaning, pattern: pattern))
    }
    return true
  }

  /// Programs that run another one, whose name comes after options, assignments and numbers.
  private static let wrappers: Set<Substring> = [
    "sudo", "env", "nice", "time", "nohup", "stdbuf", "xvfb-run", "python", "python3", "npx", "uv", "poetry", "pipenv",
    "bundle", "exec", "run", "-m", "timeout", "ionice",
  ]

  var names: [String] { [name] + programs.filter { $0.count == 1 && $0[0] != name }.map { String($0[0]) } }

  func fits(_ command: [String]) -> Bool {
    let words = command.map { $0.split(separator: "/").last ?? "" }
    let isAside = { (word: Substring) in
      Self.wrappers.contains(word) || word.hasPrefix("-") || word.contains("=") || word.first?.isNumber == true
    }
    let own = words.drop(while: isAside)
    guard let first = own.first else { return false }
    return programs.contains { program in
      program[0] == first && (program.count == 1 || own.dropFirst().contains(program[1]))
    }
  }
}

/// A rule for the JSON objects that a program prints, one a line: who speaks in them, and which members are heard.
///
/// `tool at message.content where type=tool_use say name, input.command` makes a message of a tool of each object in the list
/// `content` of the member `message` whose `type` is `tool_use`. `type!=x` holds for a `type` that is another. What a `summary` says is
/// not a message, but what "summary" repeats.
struct RecordRule: Sendable, Equatable {
  private struct Condition: Sendable, Equatable {
    let member: String, value: String
    let isEqual: Bool

    init?(_ text: String) {
      let parts = text.split(separator: "=").map(String.init)
      guard parts.count == 2 else { return nil }
      isEqual = !parts[0].hasSuffix("!")
      (member, value) = (isEqual ? parts[0] : String(parts[0].dropLast()), parts[1])
    }
  }

  let isSummary: Bool
  private let speaker: LogKind
  private let place: JSONPath?
  private let conditions: [Condition]
  private let members: [JSONPath]

  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let name = words.first, let say = words.firstIndex(of: "say") else { return nil }
    let clauses = words[1..<say].split(separator: "where", omittingEmptySubsequences: false)
    let path = clauses[0].first == "at" ? clauses[0].dropFirst().first : nil
    (isSummary, speaker) = (name == "summary", LogKind(written: name))
    place = path.flatMap { JSONPath($0) }
    let written = clauses.dropFirst().joined().map { Condition($0) }
    conditions = written.compactMap(\.self)
    let paths = words[(say + 1)...].map { JSONPath($0.hasSuffix(",") ? String($0.dropLast()) : $0) }
    members = paths.compactMap(\.self)
    guard conditions.count == written.count, !members.isEmpty, members.count == paths.count,
      (place == nil) == (path == nil)
    else { return nil }
  }

  func messages(in record: JSONTree) -> [(speaker: LogKind, text: String)] {
    let things = place.map { record.things(at: $0) ?? [] } ?? [record]
    return things.compactMap { thing in
      let fields = thing.fields
      let isMeant = conditions.allSatisfy { condition in
        fields[condition.member].map { ($0 == condition.value) == condition.isEqual } ?? false
      }
      guard isMeant else { return nil }
      let texts = members.compactMap {
        thing.things(at: $0)?.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
      }
      let text = texts.filter { !$0.isEmpty }.joined(separator: ", ")
      return text.isEmpty ? nil : (speaker, text)
    }
  }
}
