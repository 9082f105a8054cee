"""The verb ``archive``: a term in one file that says of itself whether it is whole.

It is a plain zip of plain files. What to read first is ``README.txt``; ``MANIFEST.json`` has the
size and the SHA-256 of every other file, and the versions that graded.
"""

import hashlib
import importlib.metadata
import json
import sqlite3
import subprocess
import sys
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from autograder.course import Course
from autograder.errors import RecordError, UsageError
from autograder.folder_walk import walk_folder
from autograder.gradebook.ledger import open_ledger
from autograder.gradebook.marks import read_marks
from autograder.paths import CoursePaths
from autograder.pipeline.export import export
from autograder.staging import StagedFile, waiting_place

MANIFEST = "MANIFEST.json"
README = "README.txt"
MARKS = "marks.csv"
GRADEBOOK = "gradebook.json"

FOLDERS = (
    "submitted",
    "autograded",
    "feedback",
    ".autograder",
    "assignments",
    "solutions",
    "autograder",
    "release",
    "source",
    "tests/selfchecks",
    "requirements",
)
FILES = (
    "course.toml",
    "nbgrader_config.py",
    "pyproject.toml",
    "roster.csv",
    "groups.csv",
)
CACHES = {"__pycache__", ".ipynb_checkpoints"}
"""Folders that hold nothing of the term."""

PACKAGES = ("nbgrader", "numpy", "pandas", "matplotlib", "pytest", "hypothesis", "jupytext")
PIECE = 1 << 20
DAMAGE = (OSError, EOFError, RuntimeError, ValueError, zipfile.BadZipFile, zlib.error)
"""What ``zipfile`` raises where bytes of an archive have changed."""
EARLIEST = (1980, 1, 1, 0, 0, 0)
"""A zip knows no earlier date."""

ABOUT = """{title}: one term, written on {made}.

marks.csv         the marks of all students, as `autograder export` writes them
gradebook.json    the gradebook in plain records: students, topics, every mark and comment
gradebook.db      nbgrader's own database (SQLite 3), if the course had it in a file
.autograder/      the ledger of marks, every result, the files as they were handed in, the secret
submitted/ autograded/ feedback/        hand-ins, graded copies, pages
assignments/ solutions/ autograder/     texts, references, hidden tests, and the engine that graded
requirements/     the exact packages, with hashes
MANIFEST.json     size and SHA-256 of every file here, and the versions that graded

Whether the file is whole:  autograder archive --verify FILE
Without that program: unpack it, and compare with `sha256sum`.
It holds people's names, work and marks, and the course's secret: keep it where marks may be kept.
"""


@dataclass(frozen=True)
class ArchivedFile:
    """One file of an archive: its name there, its size in bytes and its SHA-256."""

    path: str
    size: int
    sha256: str


@dataclass(frozen=True)
class ArchiveReport:
    """What was archived, or what is wrong with an archive.

    Attributes
    ----------
    path : Path
        The archive.
    files, size : int
        How many files it holds, and how many bytes these have unpacked.
    faults : tuple of str
        What is damaged, missing or too many; empty if it is whole.
    left_out : tuple of str
        Links, and files that could not be read.
    """

    path: Path
    files: int
    size: int
    faults: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()


def archive_term(course: Course, out: Path) -> ArchiveReport:
    """Put marks, hand-ins, tests and versions of a term into one verified file.

    What ``undo`` would bring back is left out, and so are links.

    While it is written nothing can be recorded. It appears whole, after every file in it was read
    again and compared, or not at all.

    Raises
    ------
    UsageError
        If the file exists.
    RecordError
        If there is no gradebook, another run is recording, or the file cannot be written.
    """
    if out.exists():
        raise UsageError(f"{out}: there is a file of this name. Name another one: --out FILE")
    staged = StagedFile(waiting_place(out), out)
    left_out: list[str] = []
    try:
        with open_ledger(course.paths.ledger), tempfile.TemporaryDirectory() as folder:
            out.parent.mkdir(parents=True, exist_ok=True)
            _write(course, staged.waiting, Path(folder), left_out)
        report = verify_archive(staged.waiting)
        if report.faults:
            raise RecordError(
                f"{out}: what was written is not what was read. Got {report.faults[0]} "
                "Look at the disk, and try again"
            )
        staged.publish()
    except OSError as error:
        raise RecordError(
            f"{out}: it could not be written. Got: {error.strerror}. Name another file"
        ) from error
    finally:
        staged.discard()
    return ArchiveReport(out, report.files, report.size, left_out=tuple(left_out))


def verify_archive(path: Path) -> ArchiveReport:
    """Read every file of an archive again and compare it with the manifest.

    Raises
    ------
    UsageError
        If the file is no archive of a term.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            listed = json.loads(archive.read(MANIFEST))["files"]
            known = {one["path"]: ArchivedFile(**one) for one in listed}
            held = [name for name in archive.namelist() if name != MANIFEST]
            faults = [*_differences(archive, known, held)]
    except (KeyError, TypeError, *DAMAGE) as error:
        raise UsageError(
            f"{path}: this is not a whole archive of a term. Got {type(error).__name__}: {error}. "
            "Take another copy of it"
        ) from error
    return ArchiveReport(path, len(known), sum(one.size for one in known.values()), tuple(faults))


def _differences(
    archive: zipfile.ZipFile, known: dict[str, ArchivedFile], held: list[str]
) -> Iterator[str]:
    for name in sorted(known.keys() - set(held)):
        yield f"{name}: missing."
    for name in sorted(held):
        if name not in known or held.count(name) > 1:
            yield f"{name}: not in the manifest, or there twice."
            continue
        try:
            with archive.open(name) as file:
                found = _facts(name, file)
        except DAMAGE as error:
            yield f"{name}: damaged ({error})."
            continue
        if found != known[name]:
            yield f"{name}: not the file that was archived ({found.size} bytes)."


def _write(course: Course, waiting: Path, folder: Path, left_out: list[str]) -> None:
    """Write the whole archive to a waiting file."""
    made = datetime.now(UTC).isoformat(timespec="seconds")
    about = ABOUT.format(title=course.config.title, made=made)
    (folder / README).write_text(about, encoding="utf-8")
    export(course, "csv", folder / MARKS)
    records = asdict(read_marks(course.database))
    text = json.dumps(records, default=str, ensure_ascii=False, indent=1)
    (folder / GRADEBOOK).write_text(text, encoding="utf-8")
    files = [(name, folder / name) for name in (README, MARKS, GRADEBOOK)]
    if course.paths.gradebook.is_file():
        _copy_database(course.paths.gradebook, folder / course.paths.gradebook.name)
        files.append((course.paths.gradebook.name, folder / course.paths.gradebook.name))
    files += _files_of(course.paths, left_out)
    with zipfile.ZipFile(waiting, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive:
        listed = [_add(archive, name, path) for name, path in files]
        manifest = {
            "title": course.config.title,
            "made": made,
            "versions": _versions(course.paths.root),
            "files": [asdict(one) for one in listed],
        }
        archive.writestr(MANIFEST, json.dumps(manifest, ensure_ascii=False, indent=1))


def _copy_database(source: Path, copy: Path) -> None:
    """Copy a database as SQLite does, so that what a program has not yet written back is in it."""
    address = f"{source.as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)


def _files_of(paths: CoursePaths, left_out: list[str]) -> Iterator[tuple[str, Path]]:
    for name in FILES:
        if (paths.root / name).is_file():
            yield name, paths.root / name
    for top in (name for name in FOLDERS if (paths.root / name).is_dir()):
        for here, folders, others in walk_folder(
            paths.root / top, lambda error: left_out.append(_unread(paths, error))
        ):
            folders[:] = [
                name for name in folders if name not in CACHES and here / name != paths.runs
            ]
            for name in others:
                path = here / name
                shown = path.relative_to(paths.root).as_posix()
                if path.is_symlink() or not path.is_file():
                    left_out.append(f"{shown}: a link, or no plain file.")
                else:
                    yield shown, path


def _unread(paths: CoursePaths, error: OSError) -> str:
    place = Path(error.filename or ".")
    shown = place.relative_to(paths.root) if place.is_relative_to(paths.root) else place
    return f"{shown}: {error.strerror}."


def _add(archive: zipfile.ZipFile, name: str, path: Path) -> ArchivedFile:
    """Pack one file, and hash what was packed on the way."""
    entry = zipfile.ZipInfo.from_file(path, name, strict_timestamps=False)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.date_time = max(entry.date_time, EARLIEST)
    digest, size = hashlib.sha256(), 0
    with path.open("rb") as file, archive.open(entry, "w", force_zip64=True) as packed:
        while piece := file.read(PIECE):
            digest.update(piece)
            size += len(piece)
            packed.write(piece)
    return ArchivedFile(name, size, digest.hexdigest())


def _facts(name: str, file: IO[bytes]) -> ArchivedFile:
    digest, size = hashlib.sha256(), 0
    while piece := file.read(PIECE):
        digest.update(piece)
        size += len(piece)
    return ArchivedFile(name, size, digest.hexdigest())


def _versions(root: Path) -> dict[str, str]:
    """Name what graded: Python, packages, and the state of the course in git, if it is in git."""
    versions = {"python": sys.version.split()[0]}
    for name in PACKAGES:
        try:
            versions[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            versions[name] = "not installed"
    asked = ["git", "-C", str(root), "describe", "--always", "--dirty", "--abbrev=40"]
    try:
        said = subprocess.run(asked, capture_output=True, text=True, timeout=30, check=False)
        versions["git"] = said.stdout.strip() or "not in git"
    except (OSError, subprocess.TimeoutExpired):
        versions["git"] = "not known"
    return versions
