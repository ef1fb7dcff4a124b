import Testing

/// Real terminals, real speech, bad input, through the real binary. Two at a time would be one too many on small machines.
@Suite(.serialized) enum HardTests {}
