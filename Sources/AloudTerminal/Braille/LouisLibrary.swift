internal import Synchronization

/// The liblouis library, loaded when the first line of braille is translated, because nothing else in Aloud needs it.
struct LouisLibrary: Sendable {
  typealias Check = @Sendable @convention(c) (UnsafePointer<CChar>) -> Int32
  typealias Size = @Sendable @convention(c) () -> Int32
  typealias SetLogLevel = @Sendable @convention(c) (Int32) -> Void
  typealias Translate =
    @Sendable @convention(c) (
      UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt16>?, UnsafeMutablePointer<CChar>?, Int32
    ) -> Int32

  /// A direction of translation, between text and cells as Unicode characters.
  enum Direction {
    case toBraille
    /// As `toBraille`, but characters without cells are left out instead of written as their numbers.
    case toKnownBraille
    case toText

    /// A combination of liblouis' `dotsIO`, `ucBrl` and `noUndefined`.
    fileprivate var mode: Int32 {
      switch self {
      case .toBraille: 4 | 64
      case .toKnownBraille: 4 | 64 | 128
      case .toText: 0
      }
    }
  }

  private let check: Check
  private let toBraille: Translate
  private let toText: Translate
  /// In bytes: liblouis is built for characters of two or of four.
  private let characterSize: Int

  /// One caller uses it at a time, because liblouis keeps its tables and state in globals.
  private static let shared = Mutex<LouisLibrary?>(LouisLibrary())

  /// Returns nil if the library is not installed.
  static func use<Result: Sendable>(_ body: (LouisLibrary) -> Result) -> Result? { shared.withLock { $0.map(body) } }

  private init?() {
    guard let library = try? LoadedLibrary("liblouis", version: 20),
      let check: Check = try? library.function("lou_checkTable"),
      let toBraille: Translate = try? library.function("lou_translateString"),
      let toText: Translate = try? library.function("lou_backTranslateString"),
      let size: Size = try? library.function("lou_charSize"), [2, 4].contains(size()),
      let setLogLevel: SetLogLevel = try? library.function("lou_setLogLevel")
    else { return nil }
    (self.check, self.toBraille, self.toText, characterSize) = (check, toBraille, toText, Int(size()))
    // liblouis would write problems with a table to standard error, but Aloud reports them itself.
    setLogLevel(Self.silent)
  }

  /// The level `LOU_LOG_OFF` of liblouis.
  private static let silent: Int32 = 60_000

  func hasTable(_ name: String) -> Bool { check(name) != 0 }

  func hasCells(for sign: String, table: String) -> Bool {
    translate(sign, .toBraille, table: table) == translate(sign, .toKnownBraille, table: table)
  }

  func translate(_ text: String, _ direction: Direction, table: String) -> String? {
    let source = bytes(of: text)
    let count = source.count / characterSize
    var capacity = count * 4 + 64
    // The result can be much longer than the text, for example when it holds the numbers of unknown characters.
    for _ in 0..<6 {
      var (taken, made) = (Int32(clamping: count), Int32(clamping: capacity))
      var result = [UInt8](repeating: 0, count: capacity * characterSize)
      let isDone = source.withUnsafeBytes { input in
        result.withUnsafeMutableBytes { output in
          guard let from = input.baseAddress, let to = output.baseAddress else { return false }
          let translate = direction == .toText ? toText : toBraille
          return translate(table, from, &taken, to, &made, nil, nil, direction.mode) != 0
        }
      }
      guard isDone else { return nil }
      if Int(taken) == count, Int(made) < capacity { return self.text(of: result.prefix(Int(made) * characterSize)) }
      capacity *= 2
    }
    return nil
  }

  private func bytes(of text: String) -> [UInt8] {
    func bytes(_ unit: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: unit) { Array($0) } }
    let units = characterSize == 4 ? text.unicodeScalars.flatMap { bytes($0.value) } : text.utf16.flatMap { bytes($0) }
    // An empty array has no base address.
    return units.isEmpty ? bytes(UInt32(0x20)) : units
  }

  private func text(of bytes: ArraySlice<UInt8>) -> String {
    Array(bytes).withUnsafeBytes { bytes in
      if characterSize == 2 {
        return String(
          decoding: (0..<bytes.count / 2).map { bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self) },
          as: UTF16.self)
      }
      let numbers = (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
      return String(String.UnicodeScalarView(numbers.map { Unicode.Scalar($0) ?? "\u{FFFD}" }))
    }
  }
}
