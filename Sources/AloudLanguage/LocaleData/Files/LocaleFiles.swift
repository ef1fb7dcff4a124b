internal import CLocales

/// The files of `locales/`, by path: those compiled in (`bundled`), those with some replaced, or those that a closure provides.
public struct LocaleFiles: Sendable {
  private let find: @Sendable (String) -> [UInt8]?
  private let list: @Sendable () -> [String]
  package let areBundled: Bool
  /// An app's own texts in other languages.
  public private(set) var texts = AppTexts()

  /// Creates files whose bytes `find` returns for a path such as "wording/en.po", or nil if there is none. `find` is called
  /// whenever a file is needed, on any thread. `paths` lists the files to find without being asked for by name.
  public init(paths: [String] = [], find: @escaping @Sendable (String) -> [UInt8]?) {
    self.init(areBundled: false, list: { paths.sorted() }, find: find)
  }

  private init(
    areBundled: Bool, list: @escaping @Sendable () -> [String], find: @escaping @Sendable (String) -> [UInt8]?
  ) {
    (self.areBundled, self.list, self.find) = (areBundled, list, find)
  }

  /// The file of aliases and likely subtags, which is in none of the folders.
  package static let fallbackName = "fallback.txt"

  package static var folderNames: [String] { LocaleFileName.folders.map(\.0) }

  /// Returns the bytes of the file at `path`, or nil if there is none. Files of pseudo-locales are generated.
  public func bytes(_ path: String) -> [UInt8]? { find(path) ?? PseudoLocale.bytes(path, from: find) }

  /// Bytes compiled in are not copied.
  func lent(_ path: String) -> LocaleBytes? {
    if areBundled, let index = Self.bundledIndex(path) { return LocaleBytes(bundled: index) }
    return bytes(path).map { LocaleBytes($0) }
  }

  func has(_ path: String) -> Bool {
    (areBundled ? Self.isBundled(path) : find(path) != nil) || PseudoLocale.has(path, from: find)
  }

  /// The paths of all files, in order.
  public var paths: [String] {
    let paths = list()
    return (paths + PseudoLocale.paths(from: paths)).sorted()
  }

  /// Returns the BCP 47 tags of the locales that have a file in `folder`, in order. The folder is "table" (facts), "wording"
  /// (messages), "values" (words for numbers, dates and times), "reading", "colors", "characters" or "spoken".
  public func tags(in folder: String) -> [String] {
    paths.filter { $0.hasPrefix(folder + "/") }.compactMap { LocaleFileName($0)?.tag }
  }

  /// Returns these files with `overrides` read in place of the files at the same paths.
  public func overridden(by overrides: [String: [UInt8]]) -> LocaleFiles {
    if overrides.isEmpty { return self }
    return LocaleFiles(
      areBundled: false, list: { [list] in Set(list()).union(overrides.keys).sorted() },
      find: { [find] in overrides[$0] ?? find($0) }
    ).with(texts: texts)
  }

  /// Returns these files with an app's own texts.
  public func with(texts: AppTexts) -> LocaleFiles {
    var files = self
    files.texts = texts
    return files
  }

  /// The value is true if the message has several plural forms.
  package func messages(_ tag: String) throws(LocaleFileError) -> [String: Bool] {
    try catalog("wording/\(tag).po").entries.mapValues(\.isPlural)
  }

  func required(_ path: String) throws(LocaleFileError) -> [UInt8] {
    guard let bytes = bytes(path) else { throw LocaleFileError(file: path, line: 0, kind: .missing(key: path)) }
    return bytes
  }

  /// Returns content that is read when it is needed. The files compiled in are known to be valid. Others are read at once, so that
  /// their errors are reported.
  func content<Content>(
    or none: Content, read: @escaping @Sendable () throws(LocaleFileError) -> Content
  ) throws(LocaleFileError) -> OnceRead<Content> {
    areBundled ? OnceRead { (try? read()) ?? none } : OnceRead(try read())
  }

  func first<Content>(
    of chain: [String], in folder: String, or none: Content,
    read: @escaping @Sendable ([UInt8], String) throws(LocaleFileError) -> Content
  ) throws(LocaleFileError) -> (tag: String, content: OnceRead<Content>)? {
    for tag in chain {
      let path = "\(folder)/\(tag).txt"
      guard let bytes = lent(path) else { continue }
      return (tag, try content(or: none) { () throws(LocaleFileError) in try read(bytes.array, path) })
    }
    return nil
  }

  private static let catalogs = ContentCache<String, POCatalog>()

  /// Returns the entries of a required PO file. It is read as a whole, so that errors are reported, unless it is compiled in.
  func catalog(_ path: String) throws(LocaleFileError) -> POCatalog {
    if areBundled, let catalog = Self.bundledCatalog(path) { return catalog }
    return try POCatalog(try required(path), path: path)
  }

  private static func bundledCatalog(_ path: String) -> POCatalog? {
    if let index = bundledIndex(path) {
      return catalogs.content(path) { POCatalog(tested: LocaleBytes(bundled: index), path: path) }
    }
    guard PackedWording.has(path), let english = bundledCatalog(englishWording)?.index else { return nil }
    return catalogs.content(path) {
      PackedWording(path, english: english).map { POCatalog($0, path: path) } ?? .empty
    }
  }

  func entry(_ key: String, of path: String) -> POEntry? {
    if areBundled, PackedWording.has(path) {
      let number = Self.bundledCatalog(Self.englishWording)?.index?.number(of: key)
      return number.flatMap { PackedWording.entry(of: key, number: $0, path: path) }
    }
    return lent(path).flatMap { POCatalog.entry(key, in: $0, path: path) }
  }

  /// The files compiled into the program.
  public static let bundled = LocaleFiles(areBundled: true, list: { bundledPaths }) { path in
    if let index = bundledIndex(path) { return LocaleBytes(bundled: index).array }
    guard PackedWording.has(path), let english = bundledIndex(englishWording) else { return nil }
    return PackedWording.file(path, english: LocaleBytes(bundled: english).array)
  }

  private static let englishWording = "wording/en.po"

  private static func isBundled(_ path: String) -> Bool { bundledIndex(path) != nil || PackedWording.has(path) }

  private static func bundledIndex(_ path: String) -> Int? {
    let index = aloud_locale_file_index(path)
    return index < 0 ? nil : index
  }

  package static var bundledPaths: [String] {
    let files = (0..<aloud_locale_file_count()).map { String(cString: aloud_locale_file($0).path) }
    return (files + PackedWording.paths).sorted()
  }
}
