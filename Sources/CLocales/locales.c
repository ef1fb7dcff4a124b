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
BEGIN(lexicon_es)
#embed "../../locales/lexicon/es.txt"
END
BEGIN(lexicon_fa)
#embed "../../locales/lexicon/fa.txt"
END
BEGIN(lexicon_fr)
#embed "../../locales/lexicon/fr.txt"
END
BEGIN(lexicon_he)
#embed "../../locales/lexicon/he.txt"
END
BEGIN(lexicon_hi)
#embed "../../locales/lexicon/hi.txt"
END
BEGIN(lexicon_it)
#embed "../../locales/lexicon/it.txt"
END
BEGIN(lexicon_ja)
#embed "../../locales/lexicon/ja.txt"
END
BEGIN(lexicon_ko)
#embed "../../locales/lexicon/ko.txt"
END
BEGIN(lexicon_pt)
#embed "../../locales/lexicon/pt.txt"
END
BEGIN(lexicon_ru)
#embed "../../locales/lexicon/ru.txt"
END
BEGIN(lexicon_tr)
#embed "../../locales/lexicon/tr.txt"
END
BEGIN(lexicon_zh)
#embed "../../locales/lexicon/zh.txt"
END
BEGIN(reading_ja)
#embed "../../locales/reading/ja.po"
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
BEGIN(table_es)
#embed "../../locales/table/es.txt"
END
BEGIN(table_fa)
#embed "../../locales/table/fa.txt"
END
BEGIN(table_fr)
#embed "../../locales/table/fr.txt"
END
BEGIN(table_he)
#embed "../../locales/table/he.txt"
END
BEGIN(table_hi)
#embed "../../locales/table/hi.txt"
END
BEGIN(table_it)
#embed "../../locales/table/it.txt"
END
BEGIN(table_ja)
#embed "../../locales/table/ja.txt"
END
BEGIN(table_ko)
#embed "../../locales/table/ko.txt"
END
BEGIN(table_pt)
#embed "../../locales/table/pt.txt"
END
BEGIN(table_ru)
#embed "../../locales/table/ru.txt"
END
BEGIN(table_tr)
#embed "../../locales/table/tr.txt"
END
BEGIN(table_zh)
#embed "../../locales/table/zh.txt"
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
BEGIN(wording_es)
#embed "../../locales/wording/es.po"
END
BEGIN(wording_fa)
#embed "../../locales/wording/fa.po"
END
BEGIN(wording_fr)
#embed "../../locales/wording/fr.po"
END
BEGIN(wording_he)
#embed "../../locales/wording/he.po"
END
BEGIN(wording_hi)
#embed "../../locales/wording/hi.po"
END
BEGIN(wording_it)
#embed "../../locales/wording/it.po"
END
BEGIN(wording_ja)
#embed "../../locales/wording/ja.po"
END
BEGIN(wording_ko)
#embed "../../locales/wording/ko.po"
END
BEGIN(wording_pt)
#embed "../../locales/wording/pt.po"
END
BEGIN(wording_ru)
#embed "../../locales/wording/ru.po"
END
BEGIN(wording_tr)
#embed "../../locales/wording/tr.po"
END
BEGIN(wording_zh)
#embed "../../locales/wording/zh.po"
END

#define FILE_AT(path, name) {path, name, sizeof name}

// In order of path: they are found by binary search.
static const AloudLocaleFile files[] = {
  FILE_AT("lexicon/ar.txt", lexicon_ar),
  FILE_AT("lexicon/de.txt", lexicon_de),
  FILE_AT("lexicon/en.txt", lexicon_en),
  FILE_AT("lexicon/es.txt", lexicon_es),
  FILE_AT("lexicon/fa.txt", lexicon_fa),
  FILE_AT("lexicon/fr.txt", lexicon_fr),
  FILE_AT("lexicon/he.txt", lexicon_he),
  FILE_AT("lexicon/hi.txt", lexicon_hi),
  FILE_AT("lexicon/it.txt", lexicon_it),
  FILE_AT("lexicon/ja.txt", lexicon_ja),
  FILE_AT("lexicon/ko.txt", lexicon_ko),
  FILE_AT("lexicon/pt.txt", lexicon_pt),
  FILE_AT("lexicon/ru.txt", lexicon_ru),
  FILE_AT("lexicon/tr.txt", lexicon_tr),
  FILE_AT("lexicon/zh.txt", lexicon_zh),
  FILE_AT("reading/ja.po", reading_ja),
  FILE_AT("table/ar-EG.txt", table_ar_EG),
  FILE_AT("table/ar.txt", table_ar),
  FILE_AT("table/de.txt", table_de),
  FILE_AT("table/en.txt", table_en),
  FILE_AT("table/es.txt", table_es),
  FILE_AT("table/fa.txt", table_fa),
  FILE_AT("table/fr.txt", table_fr),
  FILE_AT("table/he.txt", table_he),
  FILE_AT("table/hi.txt", table_hi),
  FILE_AT("table/it.txt", table_it),
  FILE_AT("table/ja.txt", table_ja),
  FILE_AT("table/ko.txt", table_ko),
  FILE_AT("table/pt.txt", table_pt),
  FILE_AT("table/ru.txt", table_ru),
  FILE_AT("table/tr.txt", table_tr),
  FILE_AT("table/zh.txt", table_zh),
  FILE_AT("wording/ar.po", wording_ar),
  FILE_AT("wording/de.po", wording_de),
  FILE_AT("wording/en.po", wording_en),
  FILE_AT("wording/es.po", wording_es),
  FILE_AT("wording/fa.po", wording_fa),
  FILE_AT("wording/fr.po", wording_fr),
  FILE_AT("wording/he.po", wording_he),
  FILE_AT("wording/hi.po", wording_hi),
  FILE_AT("wording/it.po", wording_it),
  FILE_AT("wording/ja.po", wording_ja),
  FILE_AT("wording/ko.po", wording_ko),
  FILE_AT("wording/pt.po", wording_pt),
  FILE_AT("wording/ru.po", wording_ru),
  FILE_AT("wording/tr.po", wording_tr),
  FILE_AT("wording/zh.po", wording_zh),
};

size_t aloud_locale_file_count(void) { return sizeof files / sizeof files[0]; }

AloudLocaleFile aloud_locale_file(size_t index) { return files[index]; }
