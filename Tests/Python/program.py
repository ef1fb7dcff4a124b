"""Programs in files of their own, as somebody starts them."""

import os
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
