internal import CLocales

/// The bytes of a file of `locales/`. Of one that is compiled in no copy is made: a wording has more than 100,000 bytes, of
/// which a session reads a few hundred.
struct LocaleBytes: Sendable {
  private enum Source {
    case own([UInt8])
    case bundled(Int)
  }

  private let source: Source

  /// Bytes that somebody has read or made.
  init(_ bytes: [UInt8]) { source = .own(bytes) }

  /// The bytes of the file compiled in that has a number.
  init(bundled index: Int) { source = .bundled(index) }

  /// Lends the bytes for as long as `body` runs.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch source {
    case .own(let bytes): return bytes.withUnsafeBufferPointer(body)
    case .bundled(let index):
      let file = aloud_locale_file(index)
      return body(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
  }

  /// A copy of them.
  var array: [UInt8] { withBytes { Array($0) } }
}
