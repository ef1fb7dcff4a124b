#include "CRecognisers.h"

static const char script[] = {
#embed "recognise_with_pocketsphinx.py"
  , 0};

const char *aloud_pocketsphinx_script(void) { return script; }
