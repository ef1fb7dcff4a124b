import Testing

/// Real terminals, real speech, bad input, through the real binary. Programs on pipes take turns by themselves.
enum HardTests {
  /// What is at a terminal or heard: two at a time would be one too many on small machines.
  @Suite(.serialized, .waitingOnOwnThreads) enum AloneTests {}
}
