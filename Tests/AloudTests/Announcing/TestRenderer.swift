@testable import Aloud

extension Renderer {
  /// A renderer for a locale with its usual settings, but for what is given.
  convenience init(
    _ tag: String = "en", verbosity: Verbosity = .medium, direction: TextDirection? = nil,
    _ change: (inout Settings) -> Void = { _ in }
  ) throws {
    var settings = Settings(locale: tag)
    (settings.verbosity, settings.direction) = (verbosity, direction)
    change(&settings)
    self.init(locale: try LoadedLocale(tag), settings: settings)
  }
}
