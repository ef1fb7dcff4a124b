internal import Aloud

/// The contents of a translator's folder, which is laid out as `locales/`.
public struct LocaleFolder: Sendable {
  /// In bytes of a file, and in files.
  private static let sizeLimit = 4 << 20, countLimit = 5_000

  /// The bytes of each file, by its path inside the folder.
  public private(set) var files: [String: [UInt8]] = [:]
  /// The files that could not be read, by path, and the reasons.
  public private(set) var unreadable: [(path: String, error: WholeFileError)] = []

  /// Reads the folder at `path`. Throws the reason why it can't be read; `failed` if it is no folder.
  public init(_ path: String) throws(WholeFileError) {
    if try Self.names(in: path).contains(LocaleFiles.fallbackName) { read(LocaleFiles.fallbackName, in: path) }
    for folder in LocaleFiles.folderNames {
      let names: [String]
      do throws(WholeFileError) { names = try Self.names(in: path + "/" + folder) } catch {
        // A folder may have only some of the files; those that exist but can't be read are reported.
        if error != .missing { unreadable.append((folder, error)) }
        continue
      }
      for name in names.sorted() { read(folder + "/" + name, in: path) }
    }
  }

  /// Returns the PO files of a folder with an app's texts, by name, or nil if the folder or one of the files can't be read.
  public static func texts(_ path: String) -> [String: [UInt8]]? {
    guard let names = try? names(in: path).filter({ $0.hasSuffix(".po") }), names.count < countLimit else { return nil }
    var files: [String: [UInt8]] = [:]
    for name in names {
      guard let bytes = try? bytes(path + "/" + name) else { return nil }
      files[name] = bytes
    }
    return files
  }

  private mutating func read(_ file: String, in folder: String) {
    do throws(WholeFileError) {
      guard files.count < Self.countLimit else { throw .tooLarge }
      files[file] = try Self.bytes(folder + "/" + file)
    } catch {
      unreadable.append((file, error))
    }
  }

  /// Leaves out the byte order mark that some editors put before UTF-8.
  private static func bytes(_ path: String) throws(WholeFileError) -> [UInt8] {
    let bytes = try WholeFile.ownBytes(path, limit: sizeLimit)
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  private static func names(in folder: String) throws(WholeFileError) -> [String] {
    try FolderNames.of(folder).filter { !$0.hasPrefix(".") && !$0.hasPrefix("#") && !$0.hasSuffix("~") }
  }
}
