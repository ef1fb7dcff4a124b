#ifndef ALOUD_FUZZER_H
#define ALOUD_FUZZER_H

#include <stddef.h>
#include <stdint.h>

/// libFuzzer as a library: runs `take` on inputs until the arguments say that it is enough.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*take)(const uint8_t *data, size_t size));

#endif
