/// Python's `dateparser`, measured in a process of its own, which reads the same lines.
enum DateParser {
  /// What it takes for each phrase that it is told the language of; nil where it is not installed.
  static func perPhrase(_ python: String, _ cases: [String]) throws -> Duration? {
    let input = try Pipe(), output = try Pipe()
    let child = try Child(python, ["-W", "ignore", "-c", script], input: input.readEnd, output: output.writeEnd)
    input.closeReadEnd()
    output.closeWriteEnd()
    input.write(cases.joined(separator: "\n") + "\n")
    input.closeWriteEnd()
    let nanoseconds = Int(output.readLine())
    _ = child.wait()
    output.closeReadEnd()
    return nanoseconds.map { .nanoseconds($0) }
  }

  /// Each language's words are read before the clock starts, as ours are.
  private static let script = """
    import json, sys, time
    from datetime import datetime
    lines = sys.stdin.read().splitlines()
    import dateparser
    cases = [json.loads(line) for line in lines]
    def parse(case):
        try:
            return dateparser.parse(case["phrase"], languages=[case["locale"].split("-")[0]],
                                    settings={"RELATIVE_BASE": datetime(2016, 11, 7)})
        except Exception:
            return None
    for case in cases:
        parse(case)
    start = time.perf_counter_ns()
    for case in cases:
        parse(case)
    print((time.perf_counter_ns() - start) // len(cases))
    """
}
