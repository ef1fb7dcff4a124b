#pragma once

/// The Python script that listens with pocketsphinx, compiled in.
const char *_Nonnull aloud_pocketsphinx_script(void);

/// The document with every control in every state, compiled in.
const char *_Nonnull aloud_gallery(void);

/// What matters in the output of programs, compiled in.
const char *_Nonnull aloud_output_profiles(void);

/// The style and the script of the page for native readers, compiled in. The script has no `<` and no `&`, so that the page is XML.
const char *_Nonnull aloud_review_style(void);
const char *_Nonnull aloud_review_script(void);
