"""Runs a line of the shell on pipes or at a terminal, and tells how that went."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import tempfile
import termios
import time
from dataclasses import dataclass

LIMIT = 15.0


@dataclass
class Run:
    # What was shown: on standard output and standard error, or at the terminal.
    shown: bytes = b""
    answer: str = ""
    # None where it had to be ended.
    code: int | None = None
    processor: float = 0.0
    # What it had in memory at most until it was answered, in kB.
    memory: int = 0


def environment(answer: str, **more: str) -> dict[str, str]:
    names = ("PATH", "HOME", "LD_LIBRARY_PATH")
    kept = {name: os.environ[name] for name in names if name in os.environ}
    usual = {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "ALOUD_LOCALE": "en", "ALOUD_SPEECH": "off"}
    return kept | usual | {"ANSWER": answer} | more


def on_pipe(line: str, given: bytes, limit: float = LIMIT, **more: str) -> Run:
    """On pipes, in a session of its own: no terminal is to be had."""
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/answer"
        child = subprocess.Popen(
            ["sh", "-c", line], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env=environment(path, **more), start_new_session=True, cwd=folder,
        )
        try:
            shown, _ = child.communicate(given, timeout=limit)
            return Run(shown, read(path), child.returncode)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            shown, _ = child.communicate()
            return Run(shown, read(path))


def at_terminal(line: str, keys: bytes, waits_for: bytes, limit: float = LIMIT, **more: str) -> Run:
    """At a terminal of 80 by 24, where `keys` are typed when `waits_for` stands there and nothing more comes."""
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/answer"
        child, terminal = pty.fork()
        if child == 0:
            os.chdir(folder)
            os.execvpe("sh", ["sh", "-c", line], environment(path, **more))
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        run = Run()
        end = time.monotonic() + limit
        has_typed = False
        while time.monotonic() < end:
            ready, _, _ = select.select([terminal], [], [], 0.3)
            if ready:
                try:
                    run.shown += os.read(terminal, 65536)
                except OSError:
                    break
                # What asks a terminal where its cursor is, waits for that.
                if run.shown.endswith(b"\x1b[6n"):
                    os.write(terminal, b"\x1b[1;1R")
            elif not has_typed and waits_for in run.shown:
                has_typed = True
                run.memory = peak(child)
                # A terminal whose keypad is in the application's mode has other arrow keys.
                os.write(terminal, keys.replace(b"\x1b[B", b"\x1bOB") if b"\x1b[?1h" in run.shown else keys)
        else:
            os.kill(child, signal.SIGKILL)
        _, status, usage = os.wait4(child, 0)
        os.close(terminal)
        run.code = os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else None
        run.answer, run.processor = read(path), usage.ru_utime + usage.ru_stime
        return run


def peak(child: int) -> int:
    with open(f"/proc/{child}/status", encoding="ascii") as file:
        return next((int(line.split()[1]) for line in file if line.startswith("VmHWM:")), 0)


def read(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read().strip()
    except FileNotFoundError:
        return ""
