"""Prints how lines are seen, by PyPI's python-bidi: of each line of input, "L" or "R" and a text, the text from left to right.

Brackets are not mirrored, letters not joined; what only says a direction is left out.
"""
import re
import sys

from bidi import get_display

MARKS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")

for line in sys.stdin.buffer.read().decode("utf-8").split("\n")[:-1]:
    print(MARKS.sub("", get_display(line[1:], base_dir=line[0])))
