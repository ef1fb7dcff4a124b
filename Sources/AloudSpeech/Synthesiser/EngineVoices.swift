import CEspeakNG

extension Engine {
  /// Reads the library's list of voices. Only for the thread that owns it.
  static func listVoices(_ functions: EspeakLibrary) -> [Voice] {
    guard var entry = functions.listVoices(nil) else { return [] }
    var voices: [Voice] = []
    while let voice = entry.pointee {
      if let name = voice.pointee.name, let identifier = voice.pointee.identifier {
        voices.append(
          Voice(
            name: String(cString: name), identifier: String(cString: identifier),
            languages: languages(voice.pointee.languages)))
      }
      entry += 1
    }
    return voices
  }

  /// Reads pairs of a priority byte and a name that ends in zero, up to a priority of zero.
  private static func languages(_ list: UnsafePointer<CChar>?) -> [Voice.Language] {
    guard var place = list else { return [] }
    var found: [Voice.Language] = []
    while place.pointee != 0 {
      let tag = String(cString: place + 1)
      found.append(Voice.Language(tag: tag.lowercased(), priority: Int(UInt8(bitPattern: place.pointee))))
      place += tag.utf8.count + 2
    }
    return found
  }
}
