internal import Glibc

/// The names of the files in a folder.
enum FolderNames {
  /// Returns the names in a folder, in no order, without "." and "..".
  ///
  /// - Throws: The reason why the folder can't be read; `failed` if it is no folder.
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
