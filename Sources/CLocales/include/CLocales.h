#pragma once
#include <stddef.h>

/// One file of `locales/`, compiled in byte for byte.
typedef struct {
  /// Its path inside `locales/`, such as "wording/en.po".
  const char *_Nonnull path;
  const unsigned char *_Nonnull bytes;
  size_t count;
} AloudLocaleFile;

/// How many files are compiled in.
size_t aloud_locale_file_count(void);

/// The file at `index`, counted from 0 and less than the count; the files are in order of path.
AloudLocaleFile aloud_locale_file(size_t index);

/// The index of the file at `path`; -1 where there is none.
ptrdiff_t aloud_locale_file_index(const char *_Nonnull path);
