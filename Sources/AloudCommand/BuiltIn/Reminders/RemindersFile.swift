#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON file that stores the reminders, with the version of its format.
struct RemindersFile: Codable {
  /// The version written to new files.
  static let currentVersion = 1

  var version = currentVersion
  var contents: RemindersContents

  /// Returns the text of a file that stores `contents`.
  static func text(of contents: RemindersContents) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(RemindersFile(contents: contents)) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Returns the contents stored in a file's text.
  ///
  /// - Throws: `RemindersFileError` if the file is damaged or of a later version.
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
  /// A Boolean value that indicates whether all numbers are unique and below the next number, so that none is given twice.
  fileprivate var isSound: Bool {
    let ids = lists.map(\.id) + lists.flatMap(\.reminders).map(\.id)
    return Set(ids).count == ids.count && ids.allSatisfy { (0..<nextID).contains($0) } && nextID < .max
  }
}

/// The error that is thrown when a file of reminders can't be used.
enum RemindersFileError: Error, Equatable {
  /// The file is not valid.
  case damaged
  /// A newer version of Aloud wrote the file in a later format.
  case newer
}
