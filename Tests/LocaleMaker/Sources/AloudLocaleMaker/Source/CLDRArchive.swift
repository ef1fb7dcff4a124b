import Foundation

/// An archive of CLDR, unpacked into a folder of its own.
struct CLDRArchive {
  /// Where `main` and `supplemental` lie.
  let folder: URL
  /// What the data is and where it comes from, for the note beside it.
  let provenance: String

  /// Unpacks the archive with `tar`.
  init(_ archive: URL) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "aloud-cldr-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try Self.output("tar", "-xf", archive.path, "-C", folder.path)
    let checksum = try Self.output("sha256sum", archive.path).prefix { $0 != " " }
    provenance = """
      Source: Unicode CLDR, from \(archive.lastPathComponent)
      SHA-256: \(checksum)
      Licence: Unicode License V3, in LICENSE-UNICODE
      Made by: swift run AloudLocaleMaker ARCHIVE

      """
  }

  /// Deletes what was unpacked.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  private static func output(_ command: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw MakerError.command(command.joined(separator: " ")) }
    return String(decoding: data, as: UTF8.self)
  }
}
