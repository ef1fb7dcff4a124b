import AloudTesting
import Testing

/// A secret line is not echoed, so that no transcript can hold one.
@Suite("Secrets that no transcript can hold")
struct UnwrittenSecretTests {
  private static let document =
    "\(#filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined())/Documents/safe.yaml"

  @Test("SAFE-3, EDIT-2: a secret is never written, in no form", arguments: ["text", "json", "braille"])
  func isNeverWritten(format: String) async throws {
    let lines = ["code", "swordfish", "1", "", "spell", "repeat", "where am i", "read", "open"]
    let result = try await CommandRun(
      try BuiltBinary.path(), ["run", Self.document, "--echo", "--format", format, "--braille-table", "none"],
      input: Array(lines.map { $0 + "\n" }.joined().utf8)
    ).result()
    #expect(result.exit == .code(0))
    #expect(!result.outputText.contains("swordfish"))
    #expect(!result.errorText.contains("swordfish"))
    #expect(result.outputText.contains("filled, hidden"))
  }
}
