import Aloud
import TestSupport

/// A session of a document or host, with hints, played by lines.
extension SessionPlayer {
  init(_ app: Played, files: LocaleFiles = .bundled) throws { try self.init(of: app, files: files) { $0.hints = true } }

  var isOver: Bool { response.isOver }

  /// The first program that the last line has started.
  var run: ID? { requests.compactMap { if case .run(let id, _) = $0 { id } else { nil } }.first }

  /// The lines that the program whose app this is was told by the last line.
  var told: [String] { requests.compactMap { if case .tell(_, let line) = $0 { line } else { nil } } }
}
