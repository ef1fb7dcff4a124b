internal import Glibc

/// Repeats a system call while signals interrupt it, and returns its last result.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
