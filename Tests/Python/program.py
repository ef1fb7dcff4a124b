"""Programs in files of their own, as somebody starts them."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from aloud._program import find_aloud

PACKAGE = Path(__file__).parents[2] / "Sources" / "Python"


def environment() -> dict[str, str]:
    """Return an environment in which the package is found, and Aloud under its name."""
    path = f"{Path(find_aloud()).parent}:{os.environ['PATH']}"
    return {**os.environ, "PYTHONPATH": str(PACKAGE), "PATH": path, "LC_ALL": "C.UTF-8"}


def run(
    arguments: list[str], script: str, typed: str = "", limit: float = 60
) -> subprocess.CompletedProcess[str]:
    """Run arguments in a folder that has the script as ``app.py``."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "app.py").write_text(script, encoding="utf-8")
        return subprocess.run(
            arguments,
            cwd=folder,
            env=environment(),
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=limit,
            check=False,
        )


def run_script(script: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a script as a program of its own."""
    return run([sys.executable, "app.py"], script, typed)


def run_host(script: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a script as a program that Aloud starts."""
    return run(["aloud", "host", "--echo", sys.executable, "app.py"], script, typed)


def start(script: str, folder: str) -> subprocess.Popen[bytes]:
    """Start a script in a process group of its own, with its streams as pipes."""
    Path(folder, "app.py").write_text(script, encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, "app.py"],
        cwd=folder,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def interrupt(process: subprocess.Popen[bytes]) -> None:
    """Send what Ctrl-C sends: a signal to the whole group."""
    os.killpg(process.pid, signal.SIGINT)


class Terminal:
    """A script at a terminal of its own."""

    def __init__(self, script: str) -> None:
        self._folder = tempfile.TemporaryDirectory()
        Path(self._folder.name, "app.py").write_text(script, encoding="utf-8")
        self._unread = ""

    def __enter__(self) -> Terminal:
        """Start the script."""
        self._process, self._terminal = pty.fork()
        if self._process == 0:
            os.chdir(self._folder.name)
            os.execve(
                sys.executable, [sys.executable, "app.py"], {**environment(), "TERM": "xterm"}
            )
        return self

    def __exit__(self, *_: object) -> None:
        """Close the terminal."""
        os.close(self._terminal)
        self._folder.cleanup()

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self._terminal, keys.encode())

    def wait_for(self, text: str) -> None:
        """Read until the text is shown."""
        while text not in self._unread:
            piece = os.read(self._terminal, 1 << 16)
            if not piece:
                raise EOFError(self._unread)
            self._unread += piece.decode()
        self._unread = self._unread.partition(text)[2]

    def wait(self) -> int:
        """Wait for the end of the script, and return its exit code."""
        return os.waitstatus_to_exitcode(os.waitpid(self._process, 0)[1])
