"""Scripted runs of `aloud` with a folder of their own: what is typed, what is to be announced, and what must then be there."""

import array
import fcntl
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import termios
import threading
import time
from dataclasses import dataclass, field

HERE = pathlib.Path(__file__).parent
TIME_LIMIT = 30
NOW = ["--now", "2026-11-20T15:30:00"]

# What a walk through the app shows where a change is there.
FACTS = {
    "Attic": r"\d+\. Attic, ", "Call Ann": r"Call Ann, toggle", "Shopping": r"\d+\. Shopping, ",
    "Cellar": r"\d+\. Cellar, ", "Barn": r"\d+\. Barn, ", "Groceries": r"\d+\. (Groceries|Shopping), ",
    "teal kept": r"\d+\. Dark teal, #006666", "red kept": r"\d+\. Dark red, #800000",
    "rate 200": r"Speaking rate, 200 ", "rate 225": r"Speaking rate, 225 ", "detail": r"Detail, low",
    "large": r"Text size, extra large",
}
SETTINGS = {"rate 200", "rate 225", "detail", "large"}
REMINDERS = {"Attic", "Call Ann", "Shopping", "Cellar", "Barn", "Groceries"}

# How a failure is told, and how a file that can't be used again would be.
FAILED = re.compile(
    r"[Nn]ot saved|can't be (written|read|opened|used|changed)|(are|is) not kept|[Aa]nother (Aloud|program)|disk is full"
    r"|could not|[Tt]oo many|you may not|You may not|is needed: |locked")
DAMAGED = re.compile(r"can't be read|damaged|isn't text|Start anew")


@dataclass
class Step:
    """A line, what answers it where all is well, and what is there from then on, or no longer."""
    line: str
    said: str = ""
    facts: dict = field(default_factory=dict)


def steps(*parts):
    return [Step(part) if isinstance(part, str) else Step(*part) for part in parts]


FIRST = steps(
    "new list", "name", "Attic", "color", "#006666", "color",
    ("save color", "^Saved in the palette: dark teal", {"teal kept": True}), "done",
    ("add", "^Attic added", {"Attic": True}), "attic", "new reminder", "title", "Call Ann",
    ("add", "^Call Ann added", {"Call Ann": True}), "back", "groceries", "more", "rename", "name", "Shopping",
    ("save", "^Groceries is now Shopping", {"Shopping": True}), "back",
    ("undo", "^Undone: Rename Groceries", {"Shopping": False}),
    "new list", "name", "Cellar", ("add", "^Cellar added", {"Cellar": True}),
    ("faster", "^Speaking rate, 200", {"rate 200": True}), ("less detail", "^Detail, low", {"detail": True}),
    ("larger text", "^Text size, extra large", {"large": True}),
    "tab shop", "tab reminders", "where am i", "cellar", "back", ("quit", "^Goodbye"))

AGAIN = steps(
    "new list", "name", "Barn", "color", "#800000", "color",
    ("save color", "^Saved in the palette: dark red", {"red kept": True}), "palette",
    "#006666", "color", ("forget color", "^No longer in the palette: dark teal", {"teal kept": False}), "done",
    ("add", "^Barn added", {"Barn": True}), "groceries", "more", "delete list",
    ("delete Groceries", "^Groceries deleted", {"Groceries": False}), ("undo", "^Undone", {"Groceries": True}),
    ("faster", "^Speaking rate, 225", {"rate 225": True, "rate 200": False}), ("quit", "^Goodbye"))

DOCUMENT = """app: Probe
commands:
  it: {title: It, run: [sh, -c, 'echo counted']}
tabs:
  - {title: One, elements: [{list: All, from: it}]}
"""


@dataclass
class Scenario:
    """A way to start the program."""
    name: str
    arguments: list
    steps: list
    # Whether what the first one has left is there.
    continues: bool = False


SCENARIOS = [
    Scenario("first start", ["--echo", "--speech", "off", *NOW], FIRST),
    Scenario("next start", ["--echo", "--speech", "off", "--verbosity", "medium", *NOW], AGAIN, continues=True),
    Scenario("confirm", ["confirm", "Go on?", "--echo", "--speech", "off"], steps("yes")),
    Scenario("document", ["run", "{document}", "--echo", "--speech", "off", *NOW], steps("where am i", ("read", "counted"), ("quit", "^Goodbye"))),
    Scenario("settings", ["settings", "rate", "200"], [], continues=False),
]


@dataclass
class Outcome:
    """What a run gave."""
    code: int | None
    output: str
    errors: str
    log: list

    @property
    def fault(self):
        """The path of the call that failed, or nothing where it was not reached."""
        return next((entry[3] for entry in self.log if entry[0] == "fault"), None)


class Program:
    """The real program, with a folder for what it keeps, and the failing calls before it."""

    def __init__(self, aloud):
        self.aloud = os.path.abspath(aloud)
        self.folder = tempfile.mkdtemp(prefix="aloud-faults-")
        self.library = f"{self.folder}/failing_calls.so"
        compiler = next(filter(None, map(shutil.which, ["cc", "gcc", "clang", "/opt/swift/usr/bin/clang"])))
        subprocess.run(
            [compiler, "-O1", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", "-o", self.library,
             str(HERE / "failing_calls.c"), "-ldl", "-lpthread"], check=True)
        pathlib.Path(f"{self.folder}/document.yaml").write_text(DOCUMENT)
        self.walks, self.lock, self.number = {}, threading.Lock(), 0

    def end(self):
        shutil.rmtree(self.folder)

    def make_root(self, copied=None):
        with self.lock:
            self.number += 1
            root = f"{self.folder}/{self.number}"
        if copied:
            shutil.copytree(copied, root, symlinks=True)
        else:
            os.mkdir(root)
        return root

    def environment(self, root, faults=None):
        log = {"FAULT_LOG": f"{root}.log", "FAULT_ROOT": root, "LD_PRELOAD": self.library} if faults is not None else {}
        return {
            "PATH": os.environ["PATH"], "HOME": root, "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "NO_COLOR": "1", "ALSA_CONFIG_PATH": "/dev/null",
            "PULSE_SERVER": "/nonexistent", **log, **(faults or {})}

    def run(self, arguments, lines, root, faults=None, together=True):
        """Runs it on these lines, which come together, or each when the one before it has been taken; `faults` are the shim's
        variables, or None to leave the shim out."""
        arguments = [argument.replace("{document}", f"{self.folder}/document.yaml") for argument in arguments]
        process = subprocess.Popen(
            [self.aloud, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env=self.environment(root, faults), cwd="/", start_new_session=True)
        try:
            if not together:
                feed(process, lines[:-1])
            output, errors = process.communicate("".join(line + "\n" for line in lines[0 if together else -1:]).encode(), TIME_LIMIT)
            code = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            (output, errors), code = process.communicate(), None
        log = []
        if faults is not None and os.path.exists(f"{root}.log"):
            with open(f"{root}.log", encoding="utf-8", errors="replace") as file:
                log = [line.rstrip("\n").split("\t") for line in file]
            os.unlink(f"{root}.log")
        return Outcome(code, output.decode(errors="replace"), errors.decode(errors="replace"), log)

    def walk(self, root):
        """What is there when it is started again, without any fault; the same files are looked at once."""
        key = hashlib.sha256()
        for folder, _, names in sorted(os.walk(root)):
            for name in sorted(names):
                path = os.path.join(folder, name)
                if name.endswith("lock") or ".new-" in name:
                    continue
                key.update(os.path.relpath(path, root).encode() + b"\0" + pathlib.Path(path).read_bytes() + b"\0")
        key = key.digest()
        if key not in self.walks:
            lines = ["where am i", "attic", "back", "new list", "color", "palette", "cancel", "cancel", "discard", "quit"]
            walk = self.run(
                ["--speech", "off", "--verbosity", "medium", "--hints", *NOW], lines, root)
            settings = self.run(["settings"], [], root)
            self.walks[key] = Outcome(
                walk.code or settings.code, walk.output + settings.output, walk.errors + settings.errors, [])
        return self.walks[key]


def feed(process, lines):
    """Writes each line when the one before it has been taken."""
    waiting = array.array("i", [0])
    end = time.monotonic() + TIME_LIMIT
    try:
        for line in lines:
            os.write(process.stdin.fileno(), line.encode() + b"\n")
            while process.poll() is None and time.monotonic() < end:
                fcntl.ioctl(process.stdin, termios.FIONREAD, waiting)
                if not waiting[0]:
                    break
                time.sleep(0.0002)
    except BrokenPipeError:
        pass


def announced(scenario, output, stays=False, together=False):
    """What was announced as saved (a fact and whether it holds), what of the steps was not answered as it should have been,
    and whether a failure was told. Where the failure `stays`, that settings are not kept is told once for all that follow. Where
    lines come `together`, what could not be saved is told once for those before it too, and several may have been done before any
    of their answers is printed."""
    certain, pending, missing = {}, {}, []
    areSettingsKept = True
    segments = re.split(r"^> .*$", output, flags=re.M)[1:]
    for index, step in enumerate(scenario.steps):
        if index >= len(segments):
            if together or index == len(segments):
                # It may have been done, and the answer not printed.
                certain = {fact: held for fact, held in certain.items() if fact not in step.facts}
            missing += [step.line] if step.said else []
            continue
        segment = segments[index]
        isFailed = FAILED.search(segment)
        areSettingsKept = areSettingsKept and not (stays and "Settings are not kept" in segment)
        if not re.search(step.said, segment, re.M):
            missing.append(step.line)
            certain = {fact: held for fact, held in certain.items() if fact not in step.facts}
            # Something else may have been taken back.
            if re.search("^Undone", segment, re.M):
                certain = {fact: held for fact, held in certain.items() if fact not in REMINDERS}
        elif isFailed:
            # It may be there or not; where a later change is saved, it must be.
            for fact in step.facts:
                certain.pop(fact, None)
            if together:
                pending |= {fact: held for fact, held in certain.items() if fact in REMINDERS}
                certain = {fact: held for fact, held in certain.items() if fact not in REMINDERS}
            pending |= {fact: held for fact, held in step.facts.items() if fact in REMINDERS}
        elif step.facts:
            if set(step.facts) & REMINDERS:
                certain |= pending
                pending = {}
            elif step.facts.keys() & SETTINGS and not areSettingsKept:
                continue
            certain |= step.facts
    return certain, missing, bool(FAILED.search(output))


def lost(certain, walk):
    """What was announced and is not there."""
    return [fact for fact, held in certain.items() if bool(re.search(FACTS[fact], walk.output)) != held]


def damage(walk):
    """What says that something is damaged, or nothing."""
    if walk.code != 0:
        return f"ends with {walk.code}"
    found = DAMAGED.search(walk.output + walk.errors)
    return found.group() if found else (walk.errors.strip() or None)
