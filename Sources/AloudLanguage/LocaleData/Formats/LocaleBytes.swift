internal import CLocales

/// The bytes of a file of `locales/`. Files compiled in are not copied, because a wording has more than 100,000 bytes, of which a
/// session reads a few hundred.
struct LocaleBytes: Sendable {
  private enum Source {
    case own([UInt8])
    case bundled(Int)
  }

  private let source: Source

  /// Creates a value with its own bytes.
  init(_ bytes: [UInt8]) { source = .own(bytes) }

  /// Creates a value with the bytes of the file compiled in that has an index.
  init(bundled index: Int) { source = .bundled(index) }

  /// Calls `body` with the bytes, which are valid only during the call.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch source {
    case .own(let bytes): return bytes.withUnsafeBufferPointer(body)
    case .bundled(let index):
      let file = aloud_locale_file(index)
      return body(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
  }

  /// A copy of the bytes.
  var array: [UInt8] { withBytes { Array($0) } }
}
