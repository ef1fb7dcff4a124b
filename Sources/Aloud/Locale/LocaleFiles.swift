internal import CLocales

/// Where the files of `locales/` are read from, by path inside that folder.
public struct LocaleFiles: Sendable {
  private let find: @Sendable (String) -> [UInt8]?
  /// Whether these are the files compiled in, which never change.
  let areBundled: Bool

  /// Files that `find` gives the bytes of, by a path such as "wording/en.po".
  public init(find: @escaping @Sendable (String) -> [UInt8]?) { self.init(areBundled: false, find) }

  private init(areBundled: Bool, _ find: @escaping @Sendable (String) -> [UInt8]?) {
    self.areBundled = areBundled
    self.find = find
  }

  /// The bytes of the file at `path`, or nil when there is none.
  public func bytes(_ path: String) -> [UInt8]? { find(path) }

  /// Whether there is a file at `path`.
  func has(_ path: String) -> Bool { find(path) != nil }

  /// The bytes of a file that must be there.
  func required(_ path: String) throws(LocaleFileError) -> [UInt8] {
    guard let bytes = find(path) else { throw LocaleFileError(file: path, line: 0, problem: .missing(key: path)) }
    return bytes
  }

  /// The files compiled into the program.
  public static let bundled = LocaleFiles(areBundled: true) { path in
    var low = 0
    var high = aloud_locale_file_count()
    while low < high {
      let middle = (low + high) / 2
      let file = aloud_locale_file(middle)
      let name = String(cString: file.path)
      if name == path { return Array(UnsafeBufferPointer(start: file.bytes, count: file.count)) }
      if name < path { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The paths of all files compiled in, in order.
  public static var bundledPaths: [String] {
    (0..<aloud_locale_file_count()).map { String(cString: aloud_locale_file($0).path) }
  }
}
