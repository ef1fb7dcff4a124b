/// How folders are looked into: the disk, or a test.
public protocol FolderReading: Sendable {
  /// What stands in a folder; nil where it can't be read.
  func contents(of folder: String) -> [FileEntry]?
  /// What stands at a path; nil where nothing does.
  func kind(of path: String) -> FileEntry.Kind?
}

/// One thing in a folder.
public struct FileEntry: Sendable, Equatable {
  /// What it can be walked as.
  public enum Kind: Sendable { case folder, file }

  /// Its name.
  public var name: String
  /// What it is.
  public var kind: Kind

  /// A thing that is called `name`.
  public init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// A path that is absolute, in pieces.
enum FilePath {
  /// A path seen from a folder, without "." and "..".
  static func resolved(_ path: String, in folder: String, home: String) -> String {
    var pieces: [Substring] = []
    let isAtHome = path == "~" || path.hasPrefix("~/")
    let whole = path.hasPrefix("/") ? path : isAtHome ? home + path.dropFirst() : folder + "/" + path
    for piece in whole.split(separator: "/") where piece != "." {
      if piece == ".." { pieces = pieces.dropLast() } else { pieces.append(piece) }
    }
    return "/" + pieces.joined(separator: "/")
  }

  /// What stands in a folder under a name.
  static func joined(_ folder: String, _ name: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }

  /// The folder that a path stands in; nil for the first of all.
  static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last piece of a path.
  static func name(of path: String) -> String {
    path == "/" ? path : String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }
}
