#include "CEmbedded.h"

static const char script[] = {
#embed "recognise_with_pocketsphinx.py"
  , 0};

static const char gallery[] = {
#embed "gallery.yaml"
  , 0};

const char *aloud_pocketsphinx_script(void) { return script; }

const char *aloud_gallery(void) { return gallery; }
