public import Aloud

/// The file of a user's settings (SET-5): `settings` in a folder of its own.
///
/// The file is changed line by line under a lock, so that two programs do not undo each other's changes, and it is complete at all
/// times. It may be a link, for users who keep such files together.
public struct SettingsFile: Sendable {
  /// In bytes.
  private static let sizeLimit = 1 << 20
  private static let name = "settings"

  /// The path of the file.
  public let path: String
  package let folder: String
  var patience: Duration = .seconds(2)

  /// Creates a value for the file in a folder, which need not exist yet.
  public init(folder: String) {
    self.folder = folder
    path = folder + "/" + Self.name
  }

  /// Returns the text of the file, which is empty if there is no file. Throws the reason why it could not be read.
  public func text() throws(WholeFileError) -> SettingsText {
    do throws(WholeFileError) { return SettingsText(try WholeFile.ownBytes(path, limit: Self.sizeLimit)) } catch {
      if error == .missing { return SettingsText() }
      throw error
    }
  }

  package func keep(_ name: SettingName, _ value: String) -> FileError? { change { $0.set(name, to: value) } }

  package func forget(_ name: SettingName) -> FileError? { change { $0.remove(name) } }

  package func forget() -> FileError? { change { $0.removeSettings() } }

  private func change(_ edit: (inout SettingsText) -> Void) -> FileError? {
    do throws(FileError) {
      let lock = try FileLock(of: Self.name, in: folder, patience: patience)
      defer { lock.release() }
      let before: SettingsText
      // A file that can't be read must not be overwritten.
      do throws(WholeFileError) { before = try text() } catch { return error.fileError }
      var text = before
      edit(&text)
      return text == before ? nil : SafeFile.replace(path, with: text.bytes)
    } catch {
      return error
    }
  }
}
