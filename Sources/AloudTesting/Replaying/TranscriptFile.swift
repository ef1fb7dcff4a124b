/// A transcript on disk, with the files that are recorded beside it for other languages, settings and forms.
///
/// Beside `task.transcript` stand `task.de.transcript` for German, `task.textSize=AX3.transcript` for a set of settings,
/// `task.braille.transcript` for a form, and `task.de.textSize=AX3.braille.transcript` for all three. Such a file is a transcript of
/// its own, with what is typed there.
public struct TranscriptFile: Sendable, Hashable {
  /// Its path.
  public var path: String
  /// What stands before ".transcript" in the names of the files beside it, such as "de.braille".
  public var recorded: Set<String>

  /// The transcripts at a path: itself, or all in the folder and the folders in it, in order; throws ``SystemError``.
  public static func all(at path: String) throws -> [TranscriptFile] {
    guard FolderTree.isFolder(path) else {
      // The file is named alone, and so it is played; what is recorded beside it counts all the same.
      _ = try FileContents.read(path)
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let folder = slash.map { String(path[..<$0]) } ?? "."
      let names = try FolderTree.names(in: folder.isEmpty ? "/" : folder)
      return [TranscriptFile(path, slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path, among: names)]
    }
    let names = try FolderTree.names(in: path)
    let transcripts = names.filter { $0.hasSuffix(ending) }
    let beside = transcripts.filter { name in transcripts.contains { $0 != name && name.hasPrefix(stem($0) + ".") } }
    return try names.flatMap { name -> [TranscriptFile] in
      let whole = "\(path)/\(name)"
      if FolderTree.isFolder(whole) { return try all(at: whole) }
      guard name.hasSuffix(ending), !beside.contains(name) else { return [] }
      return [TranscriptFile(whole, name, among: transcripts)]
    }
  }

  private static let ending = ".transcript"

  private static func stem(_ name: String) -> String { String(name.dropLast(ending.count)) }

  private init(_ path: String, _ name: String, among names: [String]) {
    let stem = Self.stem(name)
    self.path = path
    recorded = Set(
      names.compactMap { TextLines.rest(of: $0, after: stem + ".") }.filter { $0.hasSuffix(Self.ending) }.map(Self.stem)
    )
  }

  /// The path of what is recorded for a variant, whether or not it is there.
  func path(of parts: [String]) -> String {
    parts.isEmpty ? path : "\(Self.stem(path)).\(parts.joined(separator: "."))\(Self.ending)"
  }
}
