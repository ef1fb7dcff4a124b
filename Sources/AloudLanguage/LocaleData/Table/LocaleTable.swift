internal import Synchronization

/// The facts of a locale: its formats of numbers, dates, times and lists, its plural rules and its text direction. They are read
/// from a file of `locales/table/`. Source: CLDR. A table never changes, and is a class so that passing it on costs nothing.
public final class LocaleTable: Sendable {
  /// The BCP 47 tag.
  public let tag: String
  /// The locale's name in its own language, or the tag if the table has none.
  public var name: String { files["name"] ?? tag }
  /// The direction of its text.
  public let direction: TextDirection
  /// The format of its numbers.
  public let numbers: NumberFormat
  /// The rules for its plural forms.
  public let plurals: PluralRules
  /// The scripts that the locale's own voice reads, by ISO 15924 name.
  public let scripts: [String]
  private let lists: [(kind: ListKind, pattern: ListPattern)]
  /// The capital of "i", which is dotted in Turkish.
  private let capitalI: String

  /// The files, from which dates and times are read when they are needed.
  let files: TableFiles
  let formats = FormatMemory()

  /// Reads the table of a BCP 47 tag and of its parents. `LoadedLocale` finds a table for any tag.
  ///
  /// - Throws: `LocaleFileError` if there is no table of exactly this tag, or one of the files is damaged.
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

  /// Returns the table of a tag that has one. Bundled tables are read only once.
  static func read(_ tag: String, _ files: LocaleFiles) throws(LocaleFileError) -> LocaleTable {
    guard files.areBundled else { return try LocaleTable(tag, files: files) }
    return try bundled.content(tag) { () throws(LocaleFileError) in try LocaleTable(tag) }
  }

  /// Returns a text with a capital letter, as it begins a sentence.
  package func startingSentence(_ text: String) -> String {
    guard let first = text.first, first.isLowercase else { return text }
    return (first == "i" ? capitalI : first.uppercased()) + text.dropFirst()
  }

  /// Returns the rules for the forms of ordinals: 1st, 2nd, 3rd, 4th.
  ///
  /// - Throws: `LocaleFileError` if the table's rules are damaged.
  public func ordinals() throws(LocaleFileError) -> PluralRules { try PluralRules(files, "ordinal") }

  /// Returns the parts joined as a list of the given kind: "A, B, and C". The result is "" if there are no parts.
  public func list(_ parts: [String], _ kind: ListKind) -> String {
    pattern(kind)?.join(parts) ?? parts.joined(separator: " ")
  }

  /// Returns the parts joined as a list of the given kind, as text runs. `language` is the language of the words between them.
  package func list(_ parts: [[TextRun]], _ kind: ListKind, language: String?) -> [TextRun] {
    pattern(kind)?.join(parts) {
      [TextRun(String($0), language: language)]
    } text: {
      $0.text
    } ?? parts.flatMap(\.self)
  }

  private func pattern(_ kind: ListKind) -> ListPattern? { lists.first { $0.kind == kind }?.pattern }
}

/// A cache of a table's date formats, because creating one takes as long as formatting fifty dates.
final class FormatMemory: Sendable {
  /// The properties that identify a format.
  struct Key: Hashable {
    var date: DateStyle?
    var time: TimeStyle?
    var calendar: CalendarSystem
    var isSentence = false
    /// The single part of a date or time that the format writes.
    var field: DateField?
    /// A Boolean value that indicates whether weekdays are abbreviated.
    var isShort = false
  }

  private let formats = Mutex<[Key: DateFormat]>([:])

  /// Returns the format of a key, creating it if it is not cached.
  func format(_ key: Key, _ make: () -> DateFormat) -> DateFormat {
    if let format = formats.withLock({ $0[key] }) { return format }
    let format = make()
    formats.withLock { $0[key] = format }
    return format
  }
}
