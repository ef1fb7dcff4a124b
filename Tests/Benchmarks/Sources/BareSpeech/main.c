// The peer: libespeak-ng called with nothing around it. For each line on standard input it answers with a line of two
// numbers: how many nanoseconds pass from the call to the first samples, and to the first that can be heard. What comes
// before those is silence, which Aloud doesn't hand on: now and then all of the first samples are.
#include <espeak-ng/speak_lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// As in AloudSpeech: 60 dB below full scale.
static const int loud = 32;

static long long samples_at, sound_at;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static int take(short *samples, int count, espeak_EVENT *events) {
  (void)events;
  if (samples == NULL || count == 0) return 0;
  if (samples_at == 0) samples_at = now();
  for (int index = 0; index < count; index++) {
    if (abs(samples[index]) > loud) {
      sound_at = now();
      return 1;
    }
  }
  return 0;
}

// The arguments: a voice, and the length of the library's buffer in milliseconds.
int main(int count, char **arguments) {
  if (count != 3) return 64;
  if (espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, atoi(arguments[2]), NULL, 0) < 0) return 69;
  espeak_SetSynthCallback(take);
  if (espeak_SetVoiceByName(arguments[1]) != EE_OK) return 69;
  static char line[65536];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    samples_at = 0;
    long long start = now();
    espeak_Synth(line, strlen(line) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
    printf("%lld %lld\n", samples_at - start, sound_at - start);
    fflush(stdout);
  }
  return 0;
}
