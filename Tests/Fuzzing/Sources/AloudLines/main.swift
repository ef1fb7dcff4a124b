import FuzzedParts
internal import Glibc
internal import Synchronization

// Random lines into sessions, checked as the fuzzer's are, without its instrumentation: AloudLines COUNT [SEED [FOLDER]]. Each
// input has the seed after the one before it; what is found is told with its own. Where the environment names another target than
// sessions, as many inputs are given to that. With a folder, they are those in it, changed at random. `AloudLines points` takes
// every code point as a label.
if CommandLine.arguments.dropFirst().first == "points" {
  do {
    FuzzTarget.tell("labels: \(try CodePoints.check()) code points")
    exit(0)
  } catch {
    FuzzTarget.tell("\(error)")
    exit(1)
  }
}

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.prefix(2).map { UInt64($0) }
guard let wanted = numbers.first ?? nil, numbers.last ?? nil != nil, arguments.count < 4 else {
  FuzzTarget.tell("AloudLines COUNT [SEED [FOLDER]]")
  exit(2)
}
let seed = Atomic(numbers.count > 1 ? numbers[1] ?? 1 : 1)
let inputs = arguments.count > 2 ? ChangedInputs(in: arguments[arguments.endIndex - 1]) : nil
let target = FuzzTarget.current

// A trap has no words of its own.
for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT] {
  signal(number) { number in
    FuzzTarget.tell("signal \(number), seed \(seed.load(ordering: .relaxed))")
    target.tellFigures()
    _exit(1)
  }
}

// Who has waited long enough is told how far it came.
for number in [SIGINT, SIGTERM] {
  signal(number) { _ in
    target.tellFigures()
    FuzzTarget.tell("ended; next seed \(seed.load(ordering: .relaxed))")
    _exit(0)
  }
}

while ([.session, .laws, .host].contains(target) ? FuzzTarget.lineCount : FuzzTarget.inputCount) < wanted {
  var random = SplitMix(state: seed.load(ordering: .relaxed))
  let bytes =
    inputs?.next(using: &random)
    ?? (0..<Int.random(in: 40...1_000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
  do {
    try target.check(bytes)
  } catch {
    FuzzTarget.tell("\(error)\nseed \(seed.load(ordering: .relaxed))")
    target.tellFigures()
    exit(1)
  }
  seed.add(1, ordering: .relaxed)
}
var usage = rusage()
getrusage(RUSAGE_SELF.rawValue, &usage)
let time = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
target.tellFigures()
let next = seed.load(ordering: .relaxed)
FuzzTarget.tell("\(time) s of a processor, \(usage.ru_maxrss / 1024) MB at most; next seed \(next)")
