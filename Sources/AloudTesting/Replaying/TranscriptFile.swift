/// A transcript on disk, with the files recorded beside it for other languages, settings and forms.
///
/// Beside `task.transcript`, `task.de.textSize=AX3.braille.transcript` is for all three. It has its own typed lines.
public struct TranscriptFile: Sendable, Hashable {
  /// The path of the transcript.
  public var path: String
  /// The parts before ".transcript" in the names of the recorded files, such as "de.braille".
  public var recorded: Set<String>

  /// Returns the transcript at a path, or all in a folder and its subfolders, in order; throws ``SystemError``.
  public static func all(at path: String) throws -> [TranscriptFile] {
    guard FolderTree.isFolder(path) else {
      _ = try FileContents.read(path)
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
      // A file named by itself is played as a transcript, together with the files recorded beside it.
      let start = stem(name) + "."
      let beside = try FolderTree.names(in: FolderTree.folder(of: path)).compactMap { other -> String? in
        other.hasSuffix(ending) ? TextLines.rest(of: stem(other), after: start) : nil
      }
      return [TranscriptFile(path: path, recorded: Set(beside))]
    }
    let names = try FolderTree.names(in: path)
    let stems = Set(names.filter { $0.hasSuffix(ending) }.map(stem))
    var recorded: [String: Set<String>] = [:]
    for stem in stems {
      if let (owner, parts) = owner(of: stem, among: stems) { recorded[owner, default: []].insert(parts) }
    }
    return try names.flatMap { name -> [TranscriptFile] in
      let whole = "\(path)/\(name)"
      if FolderTree.isFolder(whole) { return try all(at: whole) }
      guard name.hasSuffix(ending), owner(of: stem(name), among: stems) == nil else { return [] }
      return [TranscriptFile(path: whole, recorded: recorded[stem(name)] ?? [])]
    }
  }

  private static let ending = ".transcript"

  private static func stem(_ name: String) -> String {
    name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
  }

  /// Returns the transcript that a file is recorded for, "task" for "task.de", and the rest of its name.
  private static func owner(of stem: String, among stems: Set<String>) -> (owner: String, parts: String)? {
    for dot in stem.indices where stem[dot] == "." && stems.contains(String(stem[..<dot])) {
      return (String(stem[..<dot]), String(stem[stem.index(after: dot)...]))
    }
    return nil
  }

  func path(of parts: [String]) -> String {
    parts.isEmpty ? path : "\(Self.stem(path)).\(parts.joined(separator: "."))\(Self.ending)"
  }
}
