internal import Glibc

/// What stands in a folder.
enum FolderNames {
  /// The names in it, in no order, without "." and "..".
  ///
  /// - Throws: why it can't be read; `failed` where it is no folder.
  static func of(_ folder: String) throws(WholeFileError) -> [String] {
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
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
