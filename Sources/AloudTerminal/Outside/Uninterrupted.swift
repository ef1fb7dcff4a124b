internal import Glibc

/// Makes a call of the system again for as long as a signal interrupts it; gives what it gave last.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
