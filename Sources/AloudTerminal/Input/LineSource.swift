internal import Glibc

/// Takes bytes from a descriptor, at most to the end of a line: what follows is left for the next program that reads it
/// (LOOP-12).
struct LineSource: ~Copyable {
  /// What can be done to look ahead without taking anything.
  private enum Kind {
    /// A terminal hands over a line at a time.
    case terminal
    /// What was read too far is gone back over.
    case file
    /// What comes next is looked at in a pipe of our own, which shares it.
    case pipe(look: (reading: Int32, writing: Int32))
    /// Nothing: a byte is taken at a time.
    case other
  }

  /// How many bytes are looked at first, and at most: most lines are short, and what is looked at is copied.
  private static let sizes = (first: 512, most: 65_536)

  let descriptor: Int32
  private let kind: Kind
  /// What has been seen and not taken.
  private var ahead = BytesAhead()

  /// Takes bytes from a descriptor.
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
    case S_IFIFO: kind = Self.lookingPipe().map { .pipe(look: $0) } ?? .other
    default: kind = .other
    }
  }

  deinit {
    guard case .pipe(let look) = kind else { return }
    close(look.reading)
    close(look.writing)
  }

  /// Whether there is something to read now.
  var isReadable: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLIN) != 0
  }

  /// Whether it has been seen that a whole line can be taken without a wait.
  var hasLineAhead: Bool { ahead.lineLength != nil }

  /// Takes what there is, to the end of a line at most, and waits where there is nothing yet; nil at the end of input. What
  /// is merely empty gives nothing.
  mutating func take() -> [UInt8]? {
    if let length = ahead.lineLength {
      let taken = bytes(length)
      // Whoever else reads may have been here first: then what was seen tells nothing.
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
    // There is nothing to look at: the end is found by reading, which waits where there may be more.
    guard seen > 0 else { return bytes(1) }
    guard let bytesAhead = Self.bytes(seen, from: look.reading) else { return nil }
    ahead = BytesAhead(bytesAhead[...])
    guard let length = ahead.lineLength else { return bytes(seen) }
    let taken = bytes(length)
    ahead.pass(taken)
    return taken
  }

  private func bytes(_ size: Int) -> [UInt8]? { Self.bytes(size, from: descriptor) }

  /// At most so many bytes; nil at the end of input. A terminal that has gone away reads as an error: its input has ended.
  private static func bytes(_ size: Int, from descriptor: Int32) -> [UInt8]? {
    var isOver = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var taken = -1
      repeat { taken = read(descriptor, buffer.baseAddress, size) } while taken < 0 && errno == EINTR
      let isMerelyEmpty = taken < 0 && errno == EAGAIN
      isOver = taken <= 0 && !isMerelyEmpty
      count = max(0, taken)
    }
    return isOver ? nil : bytes
  }

  /// A pipe of our own to look into.
  private static func lookingPipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard tee != nil, pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Linux's tee(2), which Glibc does not hand over to Swift: from, to, how many bytes, flags; how many it was.
  private static let tee = dlsym(nil, "tee").map { unsafeBitCast($0, to: Tee.self) }
  private typealias Tee = @convention(c) (Int32, Int32, Int, UInt32) -> Int

  /// SPLICE_F_NONBLOCK.
  private static var withoutWaiting: UInt32 { 2 }
}

/// Bytes of a descriptor that have been seen, and are still there to be taken.
struct BytesAhead {
  private var bytes: ArraySlice<UInt8> = []
  /// How many bytes the first line has, with its end; nil where no whole line has been seen.
  private(set) var lineLength: Int?

  /// What ends a line.
  static var lineEnd: UInt8 { UInt8(ascii: "\n") }

  /// Nothing has been seen.
  init() {}

  /// What has been seen.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    lineLength = Self.lineLength(of: bytes)
  }

  /// Takes note that `taken` is no longer there. Where something else was seen, nothing is known any more.
  mutating func pass(_ taken: [UInt8]?) {
    guard let taken, bytes.starts(with: taken) else { return self = BytesAhead() }
    self = BytesAhead(bytes.dropFirst(taken.count))
  }

  private static func lineLength(of bytes: ArraySlice<UInt8>) -> Int? {
    bytes.firstIndex(of: lineEnd).map { $0 - bytes.startIndex + 1 }
  }
}
