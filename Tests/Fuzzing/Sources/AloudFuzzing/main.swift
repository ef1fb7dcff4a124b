import CFuzzer
import FuzzedParts
internal import Glibc

// The target comes from outside the arguments: libFuzzer starts the program again with those.
let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
guard let name = getenv("ALOUD_FUZZED"), FuzzTarget(rawValue: String(cString: name)) != nil else {
  FuzzTarget.tell("ALOUD_FUZZED names no target. There are: \(names).")
  exit(2)
}

// libFuzzer ends the program itself when it has had enough.
atexit { FuzzTarget.current.tellFigures() }
// An input that never ends is found by the time of the processor: that of the clock goes on where the program is stopped.
let patience = 60
signal(SIGVTALRM) { _ in abort() }

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
let status = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
  var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: patience, tv_usec: 0))
  setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &limit, nil)
  do {
    try FuzzTarget.current.check(Array(UnsafeBufferPointer(start: data, count: size)))
  } catch {
    // A trap is what libFuzzer keeps the input of.
    fatalError("\(error)")
  }
  return 0
}
exit(status)
