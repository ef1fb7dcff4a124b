// The peer: libespeak-ng called with nothing around it. For each line on standard input it answers with a line of two
// numbers: how many nanoseconds passed from the call to the first samples, and from when the line was handed to the thread
// that calls. Whoever is to be able to stop speech has such a thread: the call only returns when all has been said.
#include <espeak-ng/speak_lib.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;
static enum { idle, waiting, done } state = idle;
static char line[65536];
static long long handed, called, first;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static int take(short *samples, int count, espeak_EVENT *events) {
  (void)events;
  if (samples == NULL || count == 0) return 0;
  first = now();
  return 1;
}

static void set(int next) {
  pthread_mutex_lock(&mutex);
  state = next;
  pthread_mutex_unlock(&mutex);
  pthread_cond_broadcast(&change);
}

static void await(int wanted) {
  pthread_mutex_lock(&mutex);
  while (state != wanted) pthread_cond_wait(&change, &mutex);
  pthread_mutex_unlock(&mutex);
}

static void *speak(void *argument) {
  for (;;) {
    await(waiting);
    called = now();
    espeak_Synth(line, strlen(line) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
    set(done);
  }
  return argument;
}

// The arguments: a voice, and the length of the library's buffer in milliseconds.
int main(int count, char **arguments) {
  if (count != 3) return 64;
  if (espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, atoi(arguments[2]), NULL, 0) < 0) return 69;
  espeak_SetSynthCallback(take);
  if (espeak_SetVoiceByName(arguments[1]) != EE_OK) return 69;
  pthread_t thread;
  if (pthread_create(&thread, NULL, speak, NULL) != 0) return 71;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    handed = now();
    set(waiting);
    await(done);
    printf("%lld %lld\n", first - called, first - handed);
    fflush(stdout);
  }
  return 0;
}
