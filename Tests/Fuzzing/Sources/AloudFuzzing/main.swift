import CFuzzer
import FuzzedParts
internal import Glibc

// The target comes from outside the arguments: libFuzzer starts the program again with those.
let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
guard let name = getenv("ALOUD_FUZZED"), FuzzTarget(rawValue: String(cString: name)) != nil else {
  FuzzTarget.tell("ALOUD_FUZZED names no target. There are: \(names).")
  exit(2)
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
let status = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
  do {
    try FuzzTarget.current.check(Array(UnsafeBufferPointer(start: data, count: size)))
  } catch {
    // A trap is what libFuzzer keeps the input of.
    fatalError("\(error)")
  }
  return 0
}
FuzzTarget.tellFigures()
exit(status)
