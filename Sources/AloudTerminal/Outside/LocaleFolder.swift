internal import Aloud
internal import Glibc

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

  /// The bytes of a file that is one: a pipe would be waited on. The mark that some editors put before UTF-8 is no part of the
  /// text.
  private static func bytes(_ path: String) throws(WholeFileError) -> [UInt8] {
    var information = stat()
    guard stat(path, &information) == 0 else { throw .missing }
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder
    default: throw .failed
    }
    let bytes = try WholeFile.bytes(path, limit: sizeLimit)
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The names in a folder, without hidden ones and what editors leave behind.
  private static func names(in folder: String) throws(WholeFileError) -> [String] {
    guard let list = opendir(folder) else {
      switch errno {
      case ENOENT: throw .missing
      case EACCES, EPERM: throw .noPermission
      default: throw .failed
      }
    }
    defer { closedir(list) }
    var names: [String] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix("."), !name.hasPrefix("#"), !name.hasSuffix("~") { names.append(name) }
    }
    return names
  }
}
