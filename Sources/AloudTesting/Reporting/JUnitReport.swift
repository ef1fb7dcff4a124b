/// A report in JUnit's XML, with a suite for each transcript and a test case for each variant.
package enum JUnitReport {
  package static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"aloud test\">"

  package static let foot = "</testsuites>"

  package static func suite(_ outcomes: [TestOutcome]) -> String {
    guard let file = outcomes.first?.file else { return "" }
    let failures = outcomes.count { if case .failed = $0.result { true } else { false } }
    let errors = outcomes.count { $0.isError }
    let skipped = outcomes.count { if case .unrecorded = $0.result { true } else { false } }
    let head =
      "  <testsuite name=\"\(escaped(file))\" tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\">"
    return ([head] + outcomes.map(testCase) + ["  </testsuite>"]).joined(separator: "\n")
  }

  private static func testCase(_ outcome: TestOutcome) -> String {
    let start = "    <testcase classname=\"\(escaped(outcome.file))\" name=\"\(escaped(outcome.name))\""
    let inner: String
    switch outcome.result {
    case .passed: return start + "/>"
    case .unrecorded: inner = "<skipped message=\"nothing is recorded\"/>"
    case .recorded: inner = "<error message=\"recorded, read it aloud\"/>"
    case .unreadable(let error): inner = "<error message=\"\(escaped(error.description))\"/>"
    case .unopened(let error): inner = "<error message=\"\(escaped(error.description))\"/>"
    case .unwritable(let file): inner = "<error message=\"can't be written: \(escaped(file))\"/>"
    case .failed(.program(let error)): inner = "<failure message=\"the program failed\">\(escaped(error))</failure>"
    case .failed(.text(let difference)):
      inner = "<failure message=\"text differs\">\(escaped(difference.description))</failure>"
    case .failed(.facts(let differences)):
      let lines = differences.map { difference in
        "\(outcome.file):\(difference.fileLine): \(difference.fact): expected \(difference.expected ?? "nothing"), "
          + "got \(difference.got ?? "nothing")"
      }
      let fact = differences.first?.fact ?? ""
      inner = "<failure message=\"\(escaped(fact)) differs\">\(escaped(lines.joined(separator: "\n")))</failure>"
    }
    return "\(start)>\(inner)</testcase>"
  }

  /// Characters that XML can't contain are written as numbers.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\t": String(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }.joined()
  }
}

extension TestOutcome {
  fileprivate var isError: Bool {
    switch result {
    case .unreadable, .unopened, .unwritable, .recorded: true
    case .passed, .unrecorded, .failed: false
    }
  }
}
