#pragma once

/// The Python script that listens with pocketsphinx, compiled in.
const char *_Nonnull aloud_pocketsphinx_script(void);

/// The document with every control in every state, compiled in.
const char *_Nonnull aloud_gallery(void);

/// What matters in the output of programs, compiled in.
const char *_Nonnull aloud_output_profiles(void);
