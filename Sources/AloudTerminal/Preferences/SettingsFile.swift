public import Aloud

/// The file in which a user's settings are kept (SET-5): `settings` in a folder of its own.
///
/// It is changed line by line under a lock, so that of two programs neither takes back what the other has changed, and what
/// stands there is whole at any time. It may be a link, as those who keep such files together have it.
public struct SettingsFile: Sendable {
  /// How many bytes of a file are read.
  private static let sizeLimit = 1 << 20
  private static let name = "settings"

  /// Where it is.
  public let path: String
  package let folder: String
  /// How long is waited for another program that changes it.
  var patience: Duration = .seconds(2)

  /// The file of a folder, which need not be there yet.
  public init(folder: String) {
    self.folder = folder
    path = folder + "/" + Self.name
  }

  /// What stands in it; nothing where there is no file.
  ///
  /// - Throws: why it could not be read.
  public func text() throws(WholeFileError) -> SettingsText {
    do throws(WholeFileError) {
      return SettingsText(try WholeFile.ownBytes(path, limit: Self.sizeLimit))
    } catch {
      if error == .missing { return SettingsText() }
      throw error
    }
  }

  /// Keeps one setting. Returns why that was not possible.
  package func keep(_ name: SettingName, _ value: String) -> FileError? { change { $0.set(name, to: value) } }

  /// Takes one setting out. Returns why that was not possible.
  package func forget(_ name: SettingName) -> FileError? { change { $0.remove(name) } }

  /// Takes all settings out. Returns why that was not possible.
  package func forget() -> FileError? { change { $0.removeSettings() } }

  private func change(_ edit: (inout SettingsText) -> Void) -> FileError? {
    do throws(FileError) {
      let lock = try FileLock(of: Self.name, in: folder, patience: patience)
      defer { lock.release() }
      let before = try readableText()
      var text = before
      edit(&text)
      if text == before { return nil }
      return SafeFile.replace(path, with: text.bytes)
    } catch {
      return error
    }
  }

  /// What stands in it: a file that can't be read must not be written over.
  private func readableText() throws(FileError) -> SettingsText {
    do throws(WholeFileError) {
      return try text()
    } catch {
      switch error {
      case .noPermission: throw .noPermission
      case .tooLarge: throw .tooLarge
      default: throw .other
      }
    }
  }
}
