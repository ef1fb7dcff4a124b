/// Why the table could not be made.
enum MakerError: Error, CustomStringConvertible {
  /// A command failed.
  case command(String)
  /// A file of CLDR is not XML.
  case notXML(String)
  /// CLDR says nothing about something that every locale needs.
  case missing(path: String, locale: String)
  /// A date pattern holds a letter that the core doesn't know.
  case unknownPattern(String, locale: String)

  var description: String {
    switch self {
    case .command(let command): "The command failed: \(command)"
    case .notXML(let file): "\(file) is not XML that can be read."
    case .missing(let path, let locale): "\(locale): there is nothing at \(path)."
    case .unknownPattern(let pattern, let locale): "\(locale): a pattern has a letter that is not known: \(pattern)"
    }
  }
}
