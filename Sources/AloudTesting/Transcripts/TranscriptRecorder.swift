/// Rewrites a transcript's body with what was got.
enum TranscriptRecorder {
  /// Writes the file, comments and header kept, where the body differs.
  ///
  /// A run that went wrong in a way no body could show isn't recorded: a crash would cut off the lines typed after it.
  static func record(_ result: TranscriptResult) throws -> TranscriptResult {
    var result = result
    let got = TextLines.split(result.command.outputText)
    let typed = result.transcript.body.map(Transcript.printed).compactMap(Transcript.input)
    if !got.compactMap(Transcript.input).elementsEqual(typed, by: TextLines.areSame) {
      result.errors.append("The lines printed as typed aren't those that were typed.")
    }
    guard result.errors.isEmpty else {
      result.errors.append("It was not recorded: put the above right first.")
      return result
    }
    guard !result.difference.isEmpty else { return result }
    result.transcript.body = Transcript.body(of: got, typing: result.transcript.inputs)
    try FileContents.write(Array(result.transcript.text.utf8), to: result.transcript.file)
    result.isRecorded = true
    return result
  }
}
