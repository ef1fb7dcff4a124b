internal import Glibc

/// Signs that a screen reader is running, because two voices at once help nobody. Certainty is not possible.
public enum ScreenReaderEvidence {
  /// A Boolean value that indicates whether there is a sign: Speakup in the kernel, or a process of Orca or BRLTTY.
  public static var isFound: Bool {
    access("/sys/accessibility/speakup", F_OK) == 0 || processNames.contains { ["orca", "brltty"].contains($0) }
  }

  /// A Boolean value that indicates whether there is a sign of a braille display: a process of BRLTTY.
  public static var isBrailleFound: Bool { processNames.contains("brltty") }

  private static var processNames: [String] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let number = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard number.first?.isNumber == true, let name = commandName(of: number) else { continue }
      names.append(name)
    }
    return names
  }

  private static func commandName(of process: String) -> String? {
    let descriptor = open("/proc/\(process)/comm", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)).prefix { $0 != 10 }, as: UTF8.self)
  }
}
