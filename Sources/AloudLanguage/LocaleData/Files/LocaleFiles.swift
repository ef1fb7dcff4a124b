internal import CLocales

/// Where the files of `locales/` are read from, by path inside that folder: those compiled into the program (`bundled`), those
/// with some put over them (`overridden(by:)`), or all that a closure finds.
public struct LocaleFiles: Sendable {
  private let find: @Sendable (String) -> [UInt8]?
  private let list: @Sendable () -> [String]
  /// Whether these are the files compiled in, which never change.
  let areBundled: Bool
  /// An app's own texts in other languages.
  public private(set) var texts = AppTexts()

  /// Files that `find` gives the bytes of, by a path such as "wording/en.po", nil where there is none. It is asked whenever a
  /// file is needed, on any thread. `paths` lists those that are to be found without being asked for by name.
  public init(paths: [String] = [], find: @escaping @Sendable (String) -> [UInt8]?) {
    self.init(areBundled: false, list: { paths.sorted() }, find: find)
  }

  private init(
    areBundled: Bool, list: @escaping @Sendable () -> [String], find: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.areBundled = areBundled
    self.list = list
    self.find = find
  }

  /// The file of other names and likely subtags, which stands in none of the folders.
  package static let fallbackName = "fallback.txt"

  /// The folders that the files stand in.
  package static var folderNames: [String] { LocaleFileName.folders.map(\.0) }

  /// The bytes of the file at `path`, or nil when there is none. Those of pseudo-locales are made here.
  public func bytes(_ path: String) -> [UInt8]? { find(path) ?? PseudoLocale.bytes(path, from: find) }

  /// The bytes of the file at `path`, those compiled in without a copy; nil where there is none.
  func lent(_ path: String) -> LocaleBytes? {
    if areBundled, let index = Self.bundledIndex(path) { return LocaleBytes(bundled: index) }
    return bytes(path).map { LocaleBytes($0) }
  }

  /// Whether there is a file at `path`.
  func has(_ path: String) -> Bool {
    (areBundled ? Self.bundledIndex(path) != nil : find(path) != nil) || PseudoLocale.has(path, from: find)
  }

  /// The paths of all files, in order.
  public var paths: [String] {
    let paths = list()
    return (paths + PseudoLocale.paths(from: paths)).sorted()
  }

  /// The BCP 47 tags of the locales that have a file in `folder`, in order: "table" (facts), "wording" (messages), "values"
  /// (words of numbers, dates and times), "reading", "colors" or "characters".
  public func tags(in folder: String) -> [String] {
    let all = list(), start = folder + "/"
    return (all + PseudoLocale.paths(from: all)).filter { $0.hasPrefix(start) }.sorted().compactMap {
      LocaleFileName($0)?.tag
    }
  }

  /// These files with others over them: a file of `overrides` is read in the place of the one at the same path.
  public func overridden(by overrides: [String: [UInt8]]) -> LocaleFiles {
    if overrides.isEmpty { return self }
    return LocaleFiles(
      areBundled: false, list: { [list] in Set(list()).union(overrides.keys).sorted() },
      find: { [find] in overrides[$0] ?? find($0) }
    ).with(texts: texts)
  }

  /// These files, with an app's own texts beside them.
  public func with(texts: AppTexts) -> LocaleFiles {
    var files = self
    files.texts = texts
    return files
  }

  /// The keys of the messages that a locale words, each with whether it has several plural forms there.
  package func messages(_ tag: String) throws(LocaleFileError) -> [String: Bool] {
    try catalog("wording/\(tag).po").entries.mapValues(\.isPlural)
  }

  /// The bytes of a file that must be there.
  func required(_ path: String) throws(LocaleFileError) -> [UInt8] {
    guard let bytes = bytes(path) else { throw LocaleFileError(file: path, line: 0, kind: .missing(key: path)) }
    return bytes
  }

  private static let catalogs = BundledContents<POCatalog>()

  /// The entries of a PO file that must be there: read as a whole, so that what is wrong in it is told, unless it is compiled
  /// in.
  func catalog(_ path: String) throws(LocaleFileError) -> POCatalog {
    if areBundled, let bytes = lent(path) {
      return Self.catalogs.content(path) { POCatalog(tested: bytes, path: path) }
    }
    return try POCatalog(try required(path), path: path)
  }

  /// The files compiled into the program.
  public static let bundled = LocaleFiles(areBundled: true, list: { bundledPaths }) { path in
    bundledIndex(path).map { LocaleBytes(bundled: $0).array }
  }

  /// The number of the file compiled in for `path`.
  private static func bundledIndex(_ path: String) -> Int? {
    let index = aloud_locale_file_index(path)
    return index < 0 ? nil : index
  }

  /// The paths of all files compiled in, in order.
  package static var bundledPaths: [String] {
    (0..<aloud_locale_file_count()).map { String(cString: aloud_locale_file($0).path) }
  }
}
