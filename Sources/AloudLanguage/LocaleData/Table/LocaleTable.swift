internal import Synchronization

/// The facts of one locale: how it writes numbers, dates, times and lists, counts plurals, and which way it runs. A file of
/// `locales/table/`, read. Source: CLDR. It never changes; as a class it costs nothing to hand on.
public final class LocaleTable: Sendable {
  /// Its BCP 47 tag.
  public let tag: String
  /// What its speakers call it; the tag where the table doesn't say.
  public var name: String { files["name"] ?? tag }
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

  /// What is read when it is asked for: dates and times.
  let files: TableFiles
  let formats = FormatMemory()

  /// Reads the table of a BCP 47 tag that has one, and of its parents. `LoadedLocale` finds the one that serves any tag.
  ///
  /// - Throws: `LocaleFileError` where there is no table of just this tag, or one of the files is damaged.
  public init(_ tag: String, files: LocaleFiles = .bundled) throws(LocaleFileError) {
    let file = try TableFiles(tag, files: files)
    self.files = file
    self.tag = tag
    guard let direction = TextDirection(rawValue: try file.required("direction")) else {
      throw file.badValue("direction")
    }
    self.direction = direction
    capitalI = file["capital.i"] ?? "I"
    scripts = try file.required("scripts").split(separator: " ").map(String.init)
    numbers = try NumberFormat(file)
    plurals = try PluralRules(file, "plural")
    var lists: [(ListKind, ListPattern)] = []
    for kind in ListKind.allCases { lists.append((kind, try ListPattern(file, kind))) }
    self.lists = lists
  }

  private static let bundled = BundledContents<LocaleTable>()

  /// The table of a tag that has one; of those compiled in, the one that has been read already.
  static func read(_ tag: String, _ files: LocaleFiles) throws(LocaleFileError) -> LocaleTable {
    guard files.areBundled else { return try LocaleTable(tag, files: files) }
    return try bundled.content(tag) { () throws(LocaleFileError) in try LocaleTable(tag) }
  }

  /// A text as it begins a sentence.
  package func startingSentence(_ text: String) -> String {
    guard let first = text.first, first.isLowercase else { return text }
    return (first == "i" ? capitalI : first.uppercased()) + text.dropFirst()
  }

  /// Which of a language's forms an ordinal has: 1st, 2nd, 3rd, 4th.
  ///
  /// - Throws: `LocaleFileError` where the table's rules are damaged.
  public func ordinals() throws(LocaleFileError) -> PluralRules { try PluralRules(files, "ordinal") }

  /// The parts, joined as a list of that kind: "A, B, and C"; "" for none.
  public func list(_ parts: [String], _ kind: ListKind) -> String {
    pattern(kind)?.join(parts) ?? parts.joined(separator: " ")
  }

  /// The parts, joined as a list of that kind, each still in its pieces; `language` is that of the words between them.
  package func list(_ parts: [[TextRun]], _ kind: ListKind, language: String?) -> [TextRun] {
    pattern(kind)?.join(parts) {
      [TextRun(String($0), language: language)]
    } text: {
      $0.text
    } ?? parts.flatMap(\.self)
  }

  private func pattern(_ kind: ListKind) -> ListPattern? { lists.first { $0.kind == kind }?.pattern }
}

/// The formats of a table that have been made: each is made once, for its making takes as long as fifty dates.
final class FormatMemory: Sendable {
  /// What a format is of.
  struct Key: Hashable {
    var date: DateStyle?
    var time: TimeStyle?
    var calendar: CalendarSystem
    var isSentence = false
    /// The part of a date that is written alone.
    var field: DateField?
    /// Whether its weekday is short.
    var isShort = false
  }

  private let formats = Mutex<[Key: DateFormat]>([:])

  /// The format of a key, made where there is none yet.
  func format(_ key: Key, _ make: () -> DateFormat) -> DateFormat {
    if let format = formats.withLock({ $0[key] }) { return format }
    let format = make()
    formats.withLock { $0[key] = format }
    return format
  }
}
