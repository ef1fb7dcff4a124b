#include "CEmbedded.h"

static const char script[] = {
#embed "recognise_with_pocketsphinx.py"
  , 0};

static const char gallery[] = {
#embed "gallery.yaml"
  , 0};

static const char profiles[] = {
#embed "profiles.txt"
  , 0};

static const char reviewStyle[] = {
#embed "review.css"
  , 0};

static const char reviewScript[] = {
#embed "review.js"
  , 0};

const char *aloud_pocketsphinx_script(void) { return script; }

const char *aloud_gallery(void) { return gallery; }

const char *aloud_output_profiles(void) { return profiles; }

const char *aloud_review_style(void) { return reviewStyle; }

const char *aloud_review_script(void) { return reviewScript; }
