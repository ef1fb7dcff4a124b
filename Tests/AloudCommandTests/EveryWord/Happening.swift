@testable import Aloud
@testable import AloudCommand

/// What happens to the app from outside: somebody says something, time passes, a file comes.
enum Happening: Hashable, Sendable {
  /// A session begins: as a user finds it, or with as much said as there is, in large text.
  case start(isDetailed: Bool)
  case load(WalkedFile)
  /// From now on nothing can be saved; nil where it can again.
  case savingFails(FileProblem?)
  case say(Saying)
  case reject(LineProblem)
  case pass(seconds: Int)
  case end
}

/// A file that the app finds.
enum WalkedFile: Hashable, Sendable {
  case missing, empty, ofManyKinds, ofALaterVersion
  case readOnly(FileProblem)
  case failed(FileProblem)

  /// What loading gives.
  var result: FileResult {
    func text(_ contents: RemindersContents) -> String { RemindersFile.text(of: contents) }
    return switch self {
    case .missing: .missing
    case .empty: .contents("")
    case .ofManyKinds: .contents(text(.ofManyKinds))
    case .ofALaterVersion: .contents("{\"version\": 2}")
    case .readOnly(let problem): .readOnly(text(.sample(on: Playthrough.now.day)), because: problem)
    case .failed(let problem): .failed(problem)
    }
  }
}
