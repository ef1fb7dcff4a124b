"""`python3 Tests/Benchmarks/peers`: Aloud beside what else is installed here, as a table in Markdown.

Every cell is the outcome of a run. Libraries of Python are installed into an environment of their own, under .build. gum and
huh are not compared: they are to be had from nowhere here.
"""

import argparse
import datetime
import pathlib
import shutil
import subprocess
import sys
import venv

import checks
import figures
from programs import Peer, all_of

LIBRARIES = ["questionary", "prompt_toolkit", "textual", "dateparser"]


def python_of(folder: pathlib.Path) -> str:
    """Python with the libraries, made where it is not there."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *LIBRARIES], check=True)
    return str(python)


def version(peer: Peer) -> str:
    """The first number that its version has."""
    told = subprocess.run(peer.version, capture_output=True, text=True, check=False)
    words = (told.stdout + told.stderr).replace(",", " ").replace("(", " ").split()
    return next((word for word in words if word[0].isdigit()), "")


def main() -> None:
    root = pathlib.Path(__file__).resolve().parents[3]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--aloud", default=str(root / ".build/release/aloud"), help="the binary that is compared")
    options = parser.parse_args()
    if not shutil.which(options.aloud):
        sys.exit(f"{options.aloud} is not there: .ci/release")
    python = python_of(root / ".build/peers")
    # As it is installed; valgrind doesn't read what debuggers are told of Swift.
    stripped = str(root / ".build/peers/aloud")
    subprocess.run(["strip", "--strip-unneeded", "-o", stripped, options.aloud], check=True)
    peers = all_of(stripped, python)
    for peer in [peer for peer in peers if not shutil.which(peer.starts[0])]:
        print(f"{peer.name} is not installed here, and is left out.", file=sys.stderr)
        peers.remove(peer)
    versions = {peer.name: version(peer) for peer in peers}
    print(f"{datetime.date.today().isoformat()}, `python3 Tests/Benchmarks/peers`:\n")
    asking = [peer for peer in peers if peer.asks]
    table(asking, versions, checks.ASKING)
    print()
    table(peers, versions, [("speaks its question", checks.speaks)] + figures.ROWS)


def table(peers: list[Peer], versions: dict[str, str], rows: list) -> None:
    print("| | " + " | ".join(f"{peer.name} {versions[peer.name]}" for peer in peers) + " |")
    print("| --- " * (len(peers) + 1) + "|")
    for title, check in rows:
        print(f"| {title} | " + " | ".join(check(peer) for peer in peers) + " |", flush=True)


main()
