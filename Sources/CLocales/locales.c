#include "CLocales.h"

size_t aloud_locale_file_count(void) { return 0; }
AloudLocaleFile aloud_locale_file(size_t index) { return (AloudLocaleFile){"", (const unsigned char *)"", 0}; }
