#include "CLocales.h"

// One array a file; C23's #embed reads it when this is compiled.
#define BEGIN(name) static const unsigned char name[] = {
#define END };

BEGIN(lexicon_ar)
#embed "../../locales/lexicon/ar.txt"
END
BEGIN(lexicon_de)
#embed "../../locales/lexicon/de.txt"
END
BEGIN(lexicon_en)
#embed "../../locales/lexicon/en.txt"
END
BEGIN(table_ar_EG)
#embed "../../locales/table/ar-EG.txt"
END
BEGIN(table_ar)
#embed "../../locales/table/ar.txt"
END
BEGIN(table_de)
#embed "../../locales/table/de.txt"
END
BEGIN(table_en)
#embed "../../locales/table/en.txt"
END
BEGIN(wording_ar)
#embed "../../locales/wording/ar.po"
END
BEGIN(wording_de)
#embed "../../locales/wording/de.po"
END
BEGIN(wording_en)
#embed "../../locales/wording/en.po"
END

#define FILE_AT(path, name) {path, name, sizeof name}

// In order of path: they are found by binary search.
static const AloudLocaleFile files[] = {
  FILE_AT("lexicon/ar.txt", lexicon_ar),
  FILE_AT("lexicon/de.txt", lexicon_de),
  FILE_AT("lexicon/en.txt", lexicon_en),
  FILE_AT("table/ar-EG.txt", table_ar_EG),
  FILE_AT("table/ar.txt", table_ar),
  FILE_AT("table/de.txt", table_de),
  FILE_AT("table/en.txt", table_en),
  FILE_AT("wording/ar.po", wording_ar),
  FILE_AT("wording/de.po", wording_de),
  FILE_AT("wording/en.po", wording_en),
};

size_t aloud_locale_file_count(void) { return sizeof files / sizeof files[0]; }

AloudLocaleFile aloud_locale_file(size_t index) { return files[index]; }
