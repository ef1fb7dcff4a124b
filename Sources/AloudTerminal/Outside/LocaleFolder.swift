internal import Aloud

/// A translator's folder, laid out as `locales/`: its files, read.
public struct LocaleFolder: Sendable {
  /// How many bytes a file may have, and how many files there may be.
  private static let sizeLimit = 4 << 20, countLimit = 5_000

  /// The bytes of each file, by its path inside the folder.
  public private(set) var files: [String: [UInt8]] = [:]
  /// The files that could not be read, by path, and why.
  public private(set) var unreadable: [(path: String, error: WholeFileError)] = []

  /// Reads the folder at `path`.
  ///
  /// - Throws: why it can't be read; `failed` where it is no folder.
  public init(_ path: String) throws(WholeFileError) {
    if try Self.names(in: path).contains(LocaleFiles.fallbackName) { read(LocaleFiles.fallbackName, in: path) }
    for folder in LocaleFiles.folderNames {
      let names: [String]
      do throws(WholeFileError) {
        names = try Self.names(in: path + "/" + folder)
      } catch {
        // Half the files will do; what is there and can't be read is told.
        if error != .missing { unreadable.append((folder, error)) }
        continue
      }
      for name in names.sorted() { read(folder + "/" + name, in: path) }
    }
  }

  /// The PO files of a folder that an app keeps its texts in, by their names; nil where the folder, or one of them, can't be
  /// read.
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

  /// The bytes of a file. The mark that some editors put before UTF-8 is no part of the text.
  private static func bytes(_ path: String) throws(WholeFileError) -> [UInt8] {
    let bytes = try WholeFile.ownBytes(path, limit: sizeLimit)
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The names in a folder, without hidden ones and what editors leave behind.
  private static func names(in folder: String) throws(WholeFileError) -> [String] {
    try FolderNames.of(folder).filter { !$0.hasPrefix(".") && !$0.hasPrefix("#") && !$0.hasSuffix("~") }
  }
}
