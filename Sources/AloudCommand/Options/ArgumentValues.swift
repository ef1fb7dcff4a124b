public import Aloud
public import AloudTerminal
public import ArgumentParser

extension Verbosity: ExpressibleByArgument {}
extension TextDirection: ExpressibleByArgument {}
extension OutputFormat: ExpressibleByArgument {}
extension ValueKind: ExpressibleByArgument {}

extension TextSize: ExpressibleByArgument {
  /// Reads a category's name, in any case of its letters.
  public init?(argument: String) {
    guard let size = Self.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() }) else {
      return nil
    }
    self = size
  }
}
