#!/bin/sh
# Writes many transcripts of 20 lines each, to measure how fast they are played: many-transcripts.sh 10000 FOLDER
# What is said stands in them once `aloud test --record FOLDER` has written it down.
mkdir -p "$2" && awk -v count="$1" -v folder="$2" 'BEGIN {
  split("1|back|2|next|where am i|read|back|groceries|more on 1|back|back|work|1|undo|back|tab 2|read|3|back|tab 3|2|read|" \
    "last|first|help|back|tab 1|repeat|history|back|spell 1|tab 2|previous|previous|4|cancel|read|tab 3|1|undo", lines, "|")
  for (number = 1; number <= count; number++) {
    file = sprintf("%s/%05d.transcript", folder, number)
    print "# Number " number ".\nnow: 2026-11-20T15:30:00\n" > file
    # Another walk in each: steps of another length, from another beginning.
    for (line = 0; line < 20; line++) print "> " lines[(number * 7 + line * (1 + number % 13)) % 40 + 1] > file
    close(file)
  }
}'
