import FuzzedParts
internal import Glibc
internal import Synchronization

// Random lines into sessions, checked as the fuzzer's are, without its instrumentation: AloudLines COUNT [SEED]. Each session has
// the seed after the one before it; what is found is told with its own. `AloudLines points` takes every code point as a label.
if CommandLine.arguments.dropFirst().first == "points" {
  do {
    FuzzTarget.tell("labels: \(try CodePoints.check()) code points")
    exit(0)
  } catch {
    FuzzTarget.tell("\(error)")
    exit(1)
  }
}

let seed = Atomic<UInt64>(1)
let numbers = CommandLine.arguments.dropFirst().map { UInt64($0) }
guard let wanted = numbers.first ?? nil, numbers.count < 2 || numbers.last ?? nil != nil else {
  FuzzTarget.tell("AloudLines COUNT [SEED]")
  exit(2)
}
if numbers.count > 1, let first = numbers[numbers.startIndex + 1] { seed.store(first, ordering: .relaxed) }

// A trap has no words of its own.
for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT] {
  signal(number) { number in
    FuzzTarget.tell("signal \(number), seed \(seed.load(ordering: .relaxed))")
    _exit(1)
  }
}

/// Steele, Lea and Flood's SplitMix64.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

while FuzzTarget.lineCount < wanted {
  var random = SplitMix(state: seed.load(ordering: .relaxed))
  let bytes = (0..<Int.random(in: 40...1_000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
  do {
    try FuzzTarget.session.check(bytes)
  } catch {
    FuzzTarget.tell("\(error)\nseed \(seed.load(ordering: .relaxed))")
    exit(1)
  }
  seed.add(1, ordering: .relaxed)
}
var usage = rusage()
getrusage(RUSAGE_SELF, &usage)
let time = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
FuzzTarget.session.tellFigures()
let next = seed.load(ordering: .relaxed)
FuzzTarget.tell("\(time) s of a processor, \(usage.ru_maxrss / 1024) MB at most; next seed \(next)")
