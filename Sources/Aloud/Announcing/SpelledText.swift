extension StringProtocol {
  /// The characters apart, with a sign for a space: how a word that is spelled is written.
  var spelledOut: String { map { $0 == " " ? "␣" : String($0) }.joined(separator: " ") }
}
