#define _GNU_SOURCE
#include "CProcessor.h"
#include <sched.h>

void stay_on_this_processor(void) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(sched_getcpu(), &set);
  sched_setaffinity(0, sizeof set, &set);
}
