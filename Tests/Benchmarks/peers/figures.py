"""What starting and asking takes: processor time, instructions and memory."""

import os
import re
import shutil
import statistics
import subprocess

from programs import Peer
from running import at_terminal, environment

RUNS = 11


def start(peer: Peer) -> str:
    """Processor time, the median, of a start that does nothing more."""
    times = []
    for _ in range(RUNS):
        child = subprocess.Popen(
            peer.starts, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=environment("/dev/null"),
        )
        _, _, usage = os.wait4(child.pid, 0)
        child.returncode = 0
        times.append(usage.ru_utime + usage.ru_stime)
    return f"{statistics.median(times) * 1000:.1f} ms"


def instructions(peer: Peer) -> str:
    """Instructions of the same start, counted by valgrind; it says the same on every machine of a kind."""
    if not shutil.which("valgrind"):
        return "no valgrind"
    counted = subprocess.run(
        ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", *peer.starts],
        capture_output=True, text=True, env=environment("/dev/null"), check=False,
    )
    found = re.search(r"I\s+refs:\s+([\d,]+)", counted.stderr)
    return f"{int(found[1].replace(',', '')) / 1e6:.0f} M" if found else "not counted"


def question(peer: Peer) -> str:
    """Processor time and memory of a question that is answered at a terminal."""
    if not peer.asks:
        return ""
    runs = [at_terminal(peer.asks, peer.answer, b"Blue") for _ in range(5)]
    times = statistics.median(run.processor for run in runs)
    return f"{times * 1000:.1f} ms, {max(run.memory for run in runs) / 1024:.0f} MB"


ROWS = [
    ("a start (a program tells its version, a library is imported), processor time", start),
    ("a start, instructions", instructions),
    ("a question answered at a terminal, processor time, and memory until then", question),
]
