/// The facts of one locale: a file of `locales/table/`, read. Source: CLDR.
public struct LocaleTable: Sendable {
  /// Its BCP 47 tag.
  public private(set) var tag: String
  /// Which way its text runs.
  public let direction: TextDirection
  /// How it writes numbers.
  public let numbers: NumberFormat
  /// Which plural form a number has.
  public let plurals: PluralRules
  /// The scripts that the locale's own voice reads, by ISO 15924 name.
  public let scripts: [String]
  private let lists: [(kind: ListKind, pattern: ListPattern)]
  /// The capital of "i": a dotted one in Turkish.
  private let capitalI: String

  /// Reads the table of the first tag in `chain` that has one; the tags after it are its parents.
  init(_ chain: [String], files: LocaleFiles) throws(LocaleFileError) {
    var found: KeyValueFile?
    for tag in chain.reversed() {
      let path = "table/\(tag).txt"
      guard let bytes = files.bytes(path) else { continue }
      let own = try KeyValueFile(bytes, path: path)
      found = found?.overridden(by: own) ?? own
    }
    guard let file = found else {
      throw LocaleFileError(file: "table", line: 0, problem: .missing(key: chain.first ?? ""))
    }
    tag = chain.first ?? ""
    guard let direction = TextDirection(rawValue: try file.required("direction")) else {
      throw file.badValue("direction")
    }
    self.direction = direction
    capitalI = file.values["capital.i"] ?? "I"
    scripts = try file.required("scripts").split(separator: " ").map(String.init)
    numbers = try Self.numbers(in: file)
    plurals = try Self.plurals(in: file)
    var lists: [(ListKind, ListPattern)] = []
    for kind in ListKind.allCases {
      let pattern = ListPattern(
        two: try file.required("list.\(kind.rawValue).two"), start: try file.required("list.\(kind.rawValue).start"),
        middle: try file.required("list.\(kind.rawValue).middle"), end: try file.required("list.\(kind.rawValue).end"))
      lists.append((kind, pattern))
    }
    self.lists = lists
  }

  /// A text as it begins a sentence.
  func startingSentence(_ text: String) -> String {
    guard let first = text.first, first.isLowercase else { return text }
    return (first == "i" ? capitalI : first.uppercased()) + text.dropFirst()
  }

  /// The same facts for another tag.
  func tagged(_ tag: String) -> LocaleTable {
    var result = self
    result.tag = tag
    return result
  }

  /// The parts, joined as a list of that kind.
  public func list(_ parts: [String], _ kind: ListKind) -> String {
    pattern(kind)?.join(parts) ?? parts.joined(separator: " ")
  }

  /// The parts, joined as a list of that kind, each still in its pieces; `language` is that of the words between them.
  func list(_ parts: [[TextRun]], _ kind: ListKind, language: String?) -> [TextRun] {
    pattern(kind)?.join(parts) { [TextRun(String($0), language: language)] } ?? parts.flatMap(\.self)
  }

  private func pattern(_ kind: ListKind) -> ListPattern? { lists.first { $0.kind == kind }?.pattern }

  private static func numbers(in file: KeyValueFile) throws(LocaleFileError) -> NumberFormat {
    let digits = Array(try file.required("number.digits"))
    guard digits.count == 10 else { throw file.badValue("number.digits") }
    guard let minimum = Int(try file.required("number.minimumGrouping")) else {
      throw file.badValue("number.minimumGrouping")
    }
    return NumberFormat(
      numberingSystem: try file.required("number.system"), digits: digits, group: try file.required("number.group"),
      minimumGrouping: minimum, minus: try file.required("number.minus"),
      percentPattern: try file.required("number.percent"))
  }

  private static func plurals(in file: KeyValueFile) throws(LocaleFileError) -> PluralRules {
    var sources: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      sources[category] = file.values["plural.\(category.rawValue)"]
    }
    if let rules = PluralRules(sources) { return rules }
    for (category, rule) in sources where PluralRules([category: rule]) == nil {
      throw file.error(about: "plural.\(category.rawValue)", .badPluralRule(rule))
    }
    throw file.badValue("plural")
  }
}
