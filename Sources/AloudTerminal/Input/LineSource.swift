internal import AloudSystem
internal import Glibc

/// A source of bytes from a descriptor that reads at most to the end of a line. The rest is left for the next program that reads
/// the descriptor (LOOP-12).
struct LineSource: ~Copyable {
  /// A way to find the end of a line without consuming what follows.
  private enum Kind {
    /// A terminal delivers one line at a time.
    case terminal
    /// In a file, the position is moved back over what was read too far.
    case file
    /// A pipe is copied with tee(2) into a second pipe, and examined there.
    case pipe(look: (reading: Int32, writing: Int32))
    /// Anything else is read one byte at a time.
    case other
  }

  /// In bytes. The first size is small because most lines are short and examined bytes are copied.
  private static let sizes = (first: 512, most: 65_536)

  let descriptor: Int32
  private let kind: Kind
  private var ahead = BytesAhead()

  init(descriptor: Int32) {
    self.descriptor = descriptor
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      kind = .other
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFCHR: kind = isatty(descriptor) == 1 ? .terminal : .other
    case S_IFREG: kind = .file
    case S_IFIFO: kind = Self.tee == nil ? .other : newPipe(waits: false).map { .pipe(look: $0) } ?? .other
    default: kind = .other
    }
  }

  deinit {
    guard case .pipe(let look) = kind else { return }
    close(look.reading)
    close(look.writing)
  }

  var isReadable: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLIN) != 0
  }

  /// True if nothing can be added to the input any more: it is a file, or all that could write to it have gone.
  var isWhole: Bool {
    switch kind {
    case .terminal: return false
    case .file: return true
    case .pipe, .other:
      var entry = pollfd(fd: descriptor, events: 0, revents: 0)
      return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLHUP) != 0
    }
  }

  var hasLineAhead: Bool { ahead.lineLength != nil }

  /// Waits if there are no bytes. Nil at the end of input, and empty if a non-blocking descriptor is.
  mutating func take() -> [UInt8]? {
    if let length = ahead.lineLength {
      let taken = bytes(length)
      // Another reader may have been faster, which makes the bytes that were seen worthless.
      ahead.pass(taken)
      return taken
    }
    switch kind {
    case .terminal: return bytes(Self.sizes.most)
    case .file: return takeFromFile()
    case .pipe(let look): return takeFromPipe(look)
    case .other: return bytes(1)
    }
  }

  private mutating func takeFromFile() -> [UInt8]? {
    var size = Self.sizes.first
    var taken: [UInt8] = []
    while let read = bytes(size), !read.isEmpty {
      if let end = read.firstIndex(of: BytesAhead.lineEnd) {
        lseek(descriptor, -(read.count - end - 1), SEEK_CUR)
        ahead = BytesAhead(read[(end + 1)...])
        return taken + read[...end]
      }
      taken += read
      if taken.count >= Self.sizes.most { break }
      size = min(size * 2, Self.sizes.most)
    }
    return taken.isEmpty ? nil : taken
  }

  private mutating func takeFromPipe(_ look: (reading: Int32, writing: Int32)) -> [UInt8]? {
    let seen = Self.tee?(descriptor, look.writing, Self.sizes.first, Self.withoutWaiting) ?? 0
    // There is nothing to examine. Reading finds the end of input, or waits if there may be more.
    guard seen > 0 else { return bytes(1) }
    guard let bytesAhead = Self.bytes(seen, from: look.reading) else { return nil }
    ahead = BytesAhead(bytesAhead[...])
    guard let length = ahead.lineLength else { return bytes(seen) }
    let taken = bytes(length)
    ahead.pass(taken)
    return taken
  }

  private func bytes(_ size: Int) -> [UInt8]? { Self.bytes(size, from: descriptor) }

  /// Returns nil at the end of input. A terminal that has gone gives a read error, which counts as the end.
  private static func bytes(_ size: Int, from descriptor: Int32) -> [UInt8]? {
    var isOver = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let taken = uninterrupted { read(descriptor, buffer.baseAddress, size) }
      let isMerelyEmpty = taken < 0 && errno == EAGAIN
      isOver = taken <= 0 && !isMerelyEmpty
      count = max(0, taken)
    }
    return isOver ? nil : bytes
  }

  /// Linux's tee(2), which Glibc does not expose to Swift: source, destination, byte count and flags, to the bytes copied.
  private static let tee = dlsym(nil, "tee").map { unsafeBitCast($0, to: Tee.self) }
  private typealias Tee = @convention(c) (Int32, Int32, Int, UInt32) -> Int

  /// `SPLICE_F_NONBLOCK`.
  private static var withoutWaiting: UInt32 { 2 }
}

/// Bytes that have been seen on a descriptor but not consumed.
struct BytesAhead {
  private var bytes: ArraySlice<UInt8> = []
  /// In bytes, with the line end; nil if no complete line has been seen.
  private(set) var lineLength: Int?

  static var lineEnd: UInt8 { UInt8(ascii: "\n") }

  init() {}

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    lineLength = Self.lineLength(of: bytes)
  }

  /// If the bytes differ from those that were seen, nothing is known any more.
  mutating func pass(_ taken: [UInt8]?) {
    guard let taken, bytes.starts(with: taken) else { return self = BytesAhead() }
    self = BytesAhead(bytes.dropFirst(taken.count))
  }

  private static func lineLength(of bytes: ArraySlice<UInt8>) -> Int? {
    bytes.firstIndex(of: lineEnd).map { $0 - bytes.startIndex + 1 }
  }
}
