import Aloud
import AloudTerminal
import ArgumentParser

extension Verbosity: @retroactive ExpressibleByArgument {}
extension TextDirection: @retroactive ExpressibleByArgument {}
extension OutputFormat: @retroactive ExpressibleByArgument {}

extension TextSize: @retroactive ExpressibleByArgument {
  /// Reads a category's name, in any case of its letters.
  public init?(argument: String) {
    guard let size = Self.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() }) else { return nil }
    self = size
  }
}
