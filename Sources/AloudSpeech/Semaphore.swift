#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Dispatch
#endif

/// A counter that threads wait on.
final class Semaphore: Sendable {
  #if canImport(Dispatch) && canImport(Darwin)
    private let semaphore = DispatchSemaphore(value: 0)

    func signal() { semaphore.signal() }

    func wait() { semaphore.wait() }
  #else
    // Safe to share: the pointer never changes, and what it points to is made for several threads.
    nonisolated(unsafe) private let semaphore: UnsafeMutablePointer<sem_t>

    init() {
      semaphore = .allocate(capacity: 1)
      semaphore.initialize(to: sem_t())
      sem_init(semaphore, 0, 0)
    }

    deinit {
      sem_destroy(semaphore)
      semaphore.deallocate()
    }

    func signal() { sem_post(semaphore) }

    func wait() {
      while sem_wait(semaphore) != 0 {}  // Interrupted by a signal: wait on.
    }
  #endif
}
