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
    ((try? FolderNames.of("/proc")) ?? []).filter { $0.first?.isNumber == true }.compactMap { process in
      let bytes = try? WholeFile.ownBytes("/proc/\(process)/comm", limit: 64)
      return bytes.map { String(decoding: $0.prefix { $0 != 10 }, as: UTF8.self) }
    }
  }
}
