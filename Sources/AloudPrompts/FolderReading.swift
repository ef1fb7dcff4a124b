/// A type that reads folders: from disk, or from a test.
public protocol FolderReading: Sendable {
  /// Returns the entries of a folder, or `nil` if it cannot be read.
  func contents(of folder: String) -> [FileEntry]?
  /// Returns the kind of the entry at a path, or `nil` if there is none.
  func kind(of path: String) -> FileEntry.Kind?
}

/// An entry of a folder.
public struct FileEntry: Sendable, Equatable {
  /// The kind of an entry.
  public enum Kind: Sendable { case folder, file }

  /// The name of the entry.
  public var name: String
  /// The kind of the entry.
  public var kind: Kind

  /// Creates an entry.
  public init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// Functions on absolute paths.
enum FilePath {
  /// Returns a path relative to a folder as an absolute path without "." and "..".
  static func resolved(_ path: String, in folder: String, home: String) -> String {
    var pieces: [Substring] = []
    let isAtHome = path == "~" || path.hasPrefix("~/")
    let whole = path.hasPrefix("/") ? path : isAtHome ? home + path.dropFirst() : folder + "/" + path
    for piece in whole.split(separator: "/") where piece != "." {
      if piece == ".." { pieces = pieces.dropLast() } else { pieces.append(piece) }
    }
    return "/" + pieces.joined(separator: "/")
  }

  /// Returns the path of an entry in a folder.
  static func joined(_ folder: String, _ name: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }

  /// Returns the folder that contains a path, or `nil` for the root.
  static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> String {
    path == "/" ? path : String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }
}
