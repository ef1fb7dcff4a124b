#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file that the reminders are kept in: JSON, with the version of its format.
struct RemindersFile: Codable {
  /// The version that is written.
  static let currentVersion = 1

  var version = currentVersion
  var contents: RemindersContents

  /// The text of a file that keeps `contents`.
  static func text(of contents: RemindersContents) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(RemindersFile(contents: contents)) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// What the file with that text keeps.
  ///
  /// - Throws: `RemindersFileError` where it is damaged or of a later version.
  static func contents(of text: String) throws(RemindersFileError) -> RemindersContents {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: data).version else { throw .damaged }
    guard version <= currentVersion else { throw .newer }
    guard let file = try? decoder.decode(RemindersFile.self, from: data), file.contents.isSound else { throw .damaged }
    return file.contents
  }

  private struct Version: Codable { var version: Int }
}

extension RemindersContents {
  /// Whether no number was given twice, nor will be.
  fileprivate var isSound: Bool {
    let ids = lists.map(\.id) + lists.flatMap(\.reminders).map(\.id)
    return Set(ids).count == ids.count && ids.allSatisfy { (0..<nextID).contains($0) } && nextID < .max
  }
}

/// Why a file of reminders can't be used.
enum RemindersFileError: Error, Equatable {
  /// It isn't what it should be.
  case damaged
  /// A newer Aloud wrote it, in a format of its own.
  case newer
}
