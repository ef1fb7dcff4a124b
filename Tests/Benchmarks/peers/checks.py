"""What can be checked by running: each check gives the words of a cell."""

import functools
import os
import re
import tempfile

from programs import Peer
from running import Run, at_terminal, on_pipe

# A file's name in Arabic, which has a name in Latin letters and vowels in it.
ARABIC = "المُلَخَّص report-2.txt جاهز"
RIGHT = ("Green", "2")
WRONG = ("Red", "1", "Blue", "3")
ESCAPE = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[()][A-Z0-9]|[=>78MDEc])")
# What moves the cursor elsewhere than to the next line, or takes away what stands there.
MOVES = re.compile(rb"\x1b\[[0-9;]*[ABCDEFGHJKLMPSTdfX@]|\x1b[78M]")


def told(run: Run) -> str:
    """How a run without an answer has ended."""
    if run.answer in RIGHT:
        return "yes"
    return "no, " + (f"answers {run.answer}" if run.answer in WRONG else ending(run))


def ending(run: Run) -> str:
    if run.code is None:
        return "hangs"
    # A shell tells a signal by 128 and more.
    signal = -run.code if run.code < 0 else run.code - 128 if run.code in range(129, 160) else 0
    return f"dies of signal {signal}" if signal else f"exit {run.code}"


@functools.cache
def keys_on_pipe(line: str, answer: bytes) -> tuple[bytes, Run]:
    """What is typed, in the first of several ways that chooses the second answer; and how that went."""
    tried = []
    for keys in dict.fromkeys((answer, b"\x1bOB\r", b"2\r", b"2\n")):
        tried.append((keys, on_pipe(line, keys, limit=8)))
        if tried[-1][1].answer in RIGHT:
            return tried[-1]
    return tried[0]


def answer_from_pipe(peer: Peer) -> str:
    return told(keys_on_pipe(peer.asks, peer.answer)[1])


def line_from_pipe(peer: Peer) -> str:
    """What a script would pipe to anything: the answer's name, and Enter."""
    return told(on_pipe(peer.asks, b"Green\n", limit=8))


def two_from_a_pipe(peer: Peer) -> str:
    """Two prompts, one after the other; none may take what is the other's."""
    second = peer.asks.replace("exec ", "").replace("$ANSWER", "$ANSWER.second").replace(
        'os.environ["ANSWER"]', 'os.environ["ANSWER"] + ".second"')
    line = f'({peer.asks})\n{second}\ncat "$ANSWER.second"'
    run = on_pipe(line, keys_on_pipe(peer.asks, peer.answer)[0] * 2, limit=12)
    last = run.shown.decode(errors="replace").strip().splitlines()[-1:]
    return "yes" if run.answer in RIGHT and last and last[0].endswith(RIGHT) else "no"


def without_terminal(peer: Peer) -> str:
    """TERM is not set, as under cron or in CI."""
    return told(keys_on_pipe(f"unset TERM; {peer.asks}", peer.answer)[1])


def input_end(peer: Peer) -> str:
    """Nothing comes, and the input ends: that is no answer, and the script must see it."""
    run = on_pipe(peer.asks, b"", limit=8)
    return ending(run) + (f", answers {run.answer}" if run.answer in RIGHT + WRONG else "")


def escapes(peer: Peer) -> str:
    """Escape sequences of one question and its answer at a terminal; those that move the cursor or take something away."""
    run = at_terminal(peer.asks, peer.answer, b"Blue")
    shown = run.shown
    found = f"{len(ESCAPE.findall(shown))}, {len(MOVES.findall(shown))}"
    return found if run.answer in RIGHT else f"{found} (not answered)"


def highlight(peer: Peer) -> str:
    """Arrow keys move through the answers, and Enter takes one."""
    return "yes" if at_terminal(peer.asks, b"\x1b[B\r", b"Blue", limit=8).answer in RIGHT else "no"


def mouse(peer: Peer) -> str:
    """Asks the terminal to be told of the mouse."""
    run = at_terminal(peer.asks, peer.answer, b"Blue")
    return "yes" if re.search(rb"\x1b\[\?100[0-3]", run.shown) else "no"


def typed_name(peer: Peer) -> str:
    """An answer by its name, typed as a person says it."""
    return "yes" if at_terminal(peer.asks, b"green\r", b"Blue", limit=8).answer in RIGHT + ("green",) else "no"


def arabic(peer: Peer) -> str:
    """Whether the text reaches the terminal in one piece and in its order, and what keeps its direction."""
    shown = at_terminal(peer.asks_arabic, b"\x1b", "جاهز".encode(), limit=5, TEXT=ARABIC).shown.decode(errors="replace")
    isolated = re.sub("[\u2066-\u2069\u200e\u200f]", "", shown)
    whole = "whole" if ARABIC in isolated else "not whole"
    return f"{whole}, {'isolated' if isolated != shown else 'not isolated'}"


def secret(peer: Peer) -> str:
    """What is typed for a secret does not stand on the screen, nor how long it is."""
    if not peer.asks_secret:
        return "not tried"
    run = at_terminal(peer.asks_secret, b"xyzzy\r", b"Secret?", limit=8)
    after = ESCAPE.sub(b"", run.shown.split(b"Secret?", 1)[-1])
    if b"xyzzy" in after or run.answer != "xyzzy":
        return "shown" if b"xyzzy" in after else "not answered"
    return "hidden, its length shown" if after.count(b"*") >= 5 else "hidden"


def speaks(peer: Peer) -> str:
    """Sound of the question itself, without another program."""
    if not peer.speaks:
        return "no way to"
    with tempfile.TemporaryDirectory() as folder:
        sound = f"{folder}/question.wav"
        on_pipe(peer.speaks, b"", SOUND=sound)
        return "yes" if os.path.exists(sound) and os.path.getsize(sound) > 5000 else "no"


# The rows of those that ask, and of all.
ASKING = [
    ("no terminal: what is typed comes from a pipe", answer_from_pipe),
    ("no terminal: the answer's name comes from a pipe", line_from_pipe),
    ("no terminal: two prompts share a pipe", two_from_a_pipe),
    ("no terminal, and no TERM", without_terminal),
    ("no terminal: the input ends at once", input_end),
    ("at a terminal an answer is typed by its name", typed_name),
    ("arrow keys choose", highlight),
    ("asks for the mouse", mouse),
    ("escape sequences of a question, and those that move or erase", escapes),
    ("Arabic, as it is sent to a terminal", arabic),
    ("a secret that is typed", secret),
]
