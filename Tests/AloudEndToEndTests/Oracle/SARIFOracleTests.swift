import AloudTesting
import Expectations
import Testing

/// `aloud lint --format sarif` against another's model of SARIF 2.1.0.
@Suite(
  .enabled("skipped where PyPI's sarif-pydantic is not installed: there is nothing to check with") {
    try await CommandRun("python3", ["-c", "import sarif_pydantic"]).result().exit == .code(0)
  })
struct SARIFOracleTests {
  @Test("TEST-3: SARIF of many findings, and of none, is what the standard's model takes, and all of it is kept")
  func model() async throws {
    for (document, count) in [("safe", 0), ("options", 3)] {
      let folder = "\(#filePath.split(separator: "/").dropLast(2).map { "/\($0)" }.joined())/Documents"
      let report = try await Program.run(["lint", "\(folder)/\(document).yaml", "--format", "sarif"])
      // Read into the model and written again, the report is the same: the model knew each part of it.
      let script = """
        import json, sys, sarif_pydantic
        given = json.load(sys.stdin)
        read = sarif_pydantic.Sarif.model_validate(given)
        again = json.loads(read.model_dump_json(by_alias=True, exclude_none=True, exclude_unset=True))
        print(len(read.runs[0].results), "same" if again == given else json.dumps(again))
        """
      let checked = try await CommandRun("python3", ["-c", script], input: report.output).result()
      expect(checked.outputText, is: "\(count) same\n", "\(checked.errorText)")
    }
  }
}
