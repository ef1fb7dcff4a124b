// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// ““{word}” is nothing that a host can ask for. Allowed: {allowed}.”
  package static func hostAction(word: Argument, allowed: Argument) -> Message {
    Message("host.action", ["word": word, "allowed": allowed])
  }

  /// “{program} has ended with exit code {status}.”
  package static func hostEnded(program: Argument, status: Argument) -> Message {
    Message("host.ended", ["program": program, "status": status])
  }

  /// ““{word}” is no pair of open file descriptors, such as fd:3,4.”
  package static func hostNoDescriptors(word: Argument) -> Message { Message("host.noDescriptors", ["word": word]) }

  /// “{program} could not be started: it is not there, or not allowed.”
  package static func hostNotFound(program: Argument) -> Message { Message("host.notFound", ["program": program]) }

  /// “This is no message. A message is a JSON object with one of these: {allowed}.”
  package static func hostNotMessage(allowed: Argument) -> Message { Message("host.notMessage", ["allowed": allowed]) }

  /// “Row {number} has not come.”
  package static func hostRowMissing(number: Argument) -> Message { Message("host.rowMissing", ["number": number]) }

  /// “{program} has shown no app within {limit}.”
  package static func hostSilent(program: Argument, limit: Argument) -> Message {
    Message("host.silent", ["program": program, "limit": limit])
  }

  /// “The line is longer than {limit} bytes.”
  package static func hostTooLong(limit: Argument) -> Message { Message("host.tooLong", ["limit": limit]) }

  /// “{program} does not answer.”
  package static func hostUnanswered(program: Argument) -> Message { Message("host.unanswered", ["program": program]) }

  /// “There is nothing called “{word}” that could be replaced.”
  package static func hostUnknownID(word: Argument) -> Message { Message("host.unknownID", ["word": word]) }

  /// “There is no log “{word}” to write into.”
  package static func hostUnknownLog(word: Argument) -> Message { Message("host.unknownLog", ["word": word]) }

  /// “{program} speaks version {version} of the protocol; here it is version {own}.”
  package static func hostVersion(program: Argument, version: Argument, own: Argument) -> Message {
    Message("host.version", ["program": program, "version": version, "own": own])
  }

  /// “{program} has sent something that is not right. {error}”
  package static func hostWrong(program: Argument, error: Argument) -> Message {
    Message("host.wrong", ["program": program, "error": error])
  }
}
