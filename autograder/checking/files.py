"""The files of one submission: which of them may be the notebook, and their bytes."""

import errno
import hashlib
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from autograder.checking.file_kinds import other_kind
from autograder.control_characters import escape_control_characters, escape_line
from autograder.errors import SubmissionError
from autograder.folder_walk import files_in, walk_folder
from autograder.paths import SECRET_FILE
from autograder.timestamps import TIMESTAMP_FILE

MAX_FILES = 500
MAX_DEPTH = 4
MAX_BYTES_EACH = 50_000_000
MAX_BYTES_TOGETHER = 100_000_000

JUNK_FOLDERS = {"__MACOSX", ".ipynb_checkpoints", "__pycache__", ".git", "selfchecks"}
TOO_DEEP = (
    f"The folder `{{path}}` lies below {MAX_DEPTH} others; what is in it was left out. "
    "Hand in the notebook and its files without folders around them."
)
_JUNK_FILES = {".DS_Store", "Thumbs.db", TIMESTAMP_FILE, SECRET_FILE}
_RELEASED_SCRIPTS = {"selfcheck.py", "conftest.py"}
# Browsers and mail programs rename notebooks; their contents tell.
_NOTEBOOK_IN_DISGUISE = {"", ".json", ".txt", ".download"}


@dataclass
class FolderContents:
    """What a submission's folder holds. Links are never followed and never read."""

    where: str
    contents: dict[str, bytes] = field(default_factory=dict)
    """The bytes of every file that may be the notebook, by its name in the folder."""
    failures: dict[str, str] = field(default_factory=dict)
    """Why a file that may be the notebook cannot be read, by its name."""
    others: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    """All ordinary files that are no junk, whatever they are."""
    notes: list[str] = field(default_factory=list)

    @property
    def sha256(self) -> str:
        """Over the names and bytes of the files that may be the notebook."""
        digest = hashlib.sha256()
        for name, content in sorted(self.contents.items()):
            digest.update(name.encode("utf-8", "surrogateescape") + b"\0")
            digest.update(hashlib.sha256(content).digest())
        return digest.hexdigest()


def submitted_files(folder: Path) -> Iterator[tuple[Path, int]]:
    """Return the ordinary files below a folder, each with its size; links are not followed.

    Raises
    ------
    OSError
        If the folder, or the student's around it, is itself a link: it leads to another's work.
    """
    for place in (folder.parent, folder):
        if place.is_symlink():
            raise OSError(errno.ELOOP, "it is a symbolic link, which is not followed", str(place))
    for path in files_in(folder):
        facts = path.lstat()
        if stat.S_ISREG(facts.st_mode) and "__pycache__" not in path.relative_to(folder).parts:
            yield path, facts.st_size


def read_files(folder: Path, where: str = "") -> FolderContents:
    """Read the files of one submission; SubmissionError if the folder cannot be listed."""
    found = FolderContents(
        escape_control_characters(where)
        or "/".join(escape_line(part) for part in folder.parts[-3:])
    )
    if folder.is_symlink() or not folder.is_dir():
        raise SubmissionError(
            f"{found.where}: there is no submission. Got no folder of that name. "
            "Collect the submission first: autograder collect PATH."
        )
    try:
        paths = _regular_files(folder, found)
    except OSError as error:
        raise SubmissionError(
            f"{found.where}: the folder cannot be listed. Got {error.strerror}. "
            "Make it readable for the user who grades."
        ) from error
    together = 0
    for path in paths:
        name = path.relative_to(folder).as_posix()
        found.names.append(name)
        if not may_be_the_notebook(path):
            found.others.append(name)
            continue
        together += path.lstat().st_size
        _read_one(path, name, found, is_too_much=together > MAX_BYTES_TOGETHER)
    return found


def _regular_files(folder: Path, found: FolderContents) -> list[Path]:
    paths: list[Path] = []
    for parent, folders, names in walk_folder(folder, _rise):
        folders[:] = [name for name in folders if name not in JUNK_FOLDERS]
        if folders and len(parent.relative_to(folder).parts) >= MAX_DEPTH:
            found.notes.append(TOO_DEEP.format(path=escape_line(folders[0])))
            folders.clear()
        for name in names:
            mode = (parent / name).lstat().st_mode
            if stat.S_ISLNK(mode):
                found.others.append(f"{name} (a link)")
                found.notes.append(f"The symbolic link `{escape_line(name)}` was left out.")
            elif stat.S_ISREG(mode) and name not in _JUNK_FILES and not name.startswith("._"):
                paths.append(parent / name)
        if len(paths) > MAX_FILES:
            found.notes.append(f"There are more than {MAX_FILES} files; the rest was left out.")
            break
    return paths[:MAX_FILES]


def _rise(error: OSError) -> None:
    raise error


def may_be_the_notebook(path: Path) -> bool:
    """Report by its name whether a file may be the notebook."""
    suffix = path.suffix.lower()
    if suffix == ".py":
        return path.name not in _RELEASED_SCRIPTS
    return suffix == ".ipynb" or suffix in _NOTEBOOK_IN_DISGUISE


def _read_one(path: Path, name: str, found: FolderContents, *, is_too_much: bool) -> None:
    is_named_notebook = path.suffix.lower() == ".ipynb"
    where = f"{found.where}/{escape_control_characters(name)}"
    size = path.lstat().st_size
    if size > MAX_BYTES_EACH or is_too_much:
        if is_named_notebook:
            found.failures[name] = (
                f"{where}: the file is too large to be read. Got {size / 1e6:.0f} MB, at most "
                f"{MAX_BYTES_EACH / 1e6:.0f} MB. Clear all outputs, save, and hand it in again."
            )
        return
    try:
        content = path.read_bytes()
    except OSError as error:
        found.failures[name] = (
            f"{where}: the file cannot be read. Got {error.strerror}. "
            "Make it readable for the user who grades."
        )
        return
    if is_named_notebook or path.suffix.lower() == ".py" or b'"cells"' in content:
        found.contents[name] = content
    else:
        what, _ = other_kind(content)
        found.others.append(f"{name} ({what})" if what else name)
