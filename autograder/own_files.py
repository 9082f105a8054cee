"""Which files a student may hand in beside the notebook: what is packed is what is collected."""

import unicodedata
from collections.abc import Collection

SUFFIXES = (
    *(".py", ".csv", ".tsv", ".txt", ".dat", ".json", ".yaml", ".toml"),
    *(".npy", ".npz", ".pkl", ".pickle", ".xlsx", ".png", ".jpg", ".jpeg"),
)
"""Code and data. What a browser would run, and archives, stay away."""

MAX_FILES = 100
MAX_DEPTH = 4
"""So many names may stand in a path: deeper files are not read when a submission is graded."""

MAX_NAME_BYTES = 120

RELEASED = ("selfcheck.py", "conftest.py", "requirements.txt", "timestamp.txt")
RELEASED_FOLDERS = ("selfchecks", "expected_figures")
_SECRET = "submission_secret.txt"
_FORBIDDEN = set('\\:*?"<>|')


def plain_own_name(name: str) -> str:
    """Spell a path as a notebook's code does: accents are composed, whatever system packed it."""
    return unicodedata.normalize("NFC", name)


def is_released(name: str, topic: str, data: Collection[str]) -> bool:
    """Report whether a path is one of the release's files or the notebook's own.

    ``data`` names the files that the release has in the folder ``data``. Upper and lower case
    do not count: on some disks they are one.
    """
    folded = plain_own_name(name).casefold()
    first, _, rest = folded.partition("/")
    if first in RELEASED_FOLDERS or (first == "data" and rest in {d.casefold() for d in data}):
        return True
    notebooks = {f"{topic}{ending}" for ending in (".ipynb", ".py", ".html")}
    return first in {*RELEASED, _SECRET, *(notebook.casefold() for notebook in notebooks)}


def fault_of_own_file(name: str) -> str:
    """Report why a file of this path, relative to the notebook, is not taken; empty if it is.

    >>> fault_of_own_file("lib/mine.py")
    ''
    >>> fault_of_own_file("page.html")
    'files that end in .html are not taken'
    """
    parts = name.split("/")
    if len(parts) > MAX_DEPTH:
        return f"it lies deeper than {MAX_DEPTH - 1} folders"
    for part in parts:
        is_odd = not part.isprintable() or bool(_FORBIDDEN & set(part)) or part != part.strip()
        if not part or is_odd or part.startswith(".") or part.endswith("."):
            return "its name is not safe on all systems"
        if part is not parts[-1] and part.lower().endswith((*SUFFIXES, ".ipynb", ".html")):
            return "a folder on the way to it has the name of a file"
        if len(part.encode("utf-8", "replace")) > MAX_NAME_BYTES:
            return "its name is too long"
    suffix = f".{parts[-1].rpartition('.')[2]}".lower() if "." in parts[-1] else ""
    if suffix not in SUFFIXES:
        return f"files that end in {suffix} are not taken" if suffix else "its name has no ending"
    return ""
