/// Finds the first thing that is wrong in the file of aliases and likely subtags.
enum FallbackCheck {
  static func errors(in bytes: [UInt8]) -> [LocaleFileError] {
    do throws(LocaleFileError) {
      let file = try KeyValueFile(bytes, path: LocaleFiles.fallbackName)
      let kinds = ["language.", "region.", "likely."]
      return file.keys.filter { key in !kinds.contains(where: key.hasPrefix) }
        .map { file.error(about: $0, .unknownKey($0)) }
    } catch {
      return [error]
    }
  }
}
