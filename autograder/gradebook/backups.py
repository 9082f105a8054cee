"""What a run replaced, one file for each submission, so that the run can be taken back.

``.autograder/runs/<number>-<run>/<topic>/<student>.zip`` holds the stored result, the
``autograded/`` copy and the state of the rows as they were before the run, and the state of the
rows after it; ``extensions.json`` beside it, which extensions the run granted. The files of the
last runs are kept, as many as ``MAX_RUNS`` and ``MAX_BYTES`` allow; those of the newest run always.
"""

import hashlib
import io
import shutil
import zipfile
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from autograder.errors import RecordError
from autograder.gradebook.extensions import ExtensionChange, read_change, write_change
from autograder.gradebook.row_state import RowState
from autograder.paths import CoursePaths
from autograder.staging import stage, waiting_place

MAX_RUNS = 20
MAX_BYTES = 500_000_000

_GONE = ".gone-"
_EXTENSIONS = "extensions.json"
_BY_HAND = "by_hand.json"
_STATE, _RESULT, _COPY = "state.json", "result.json", "copy/"
_EPOCH = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True)
class SubmissionFiles:
    """The stored result of a submission and its ``autograded/`` copy, as they lie on the disk."""

    result: bytes | None = None
    copy: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True)
class Backup:
    """One submission before and after a run.

    ``result_after`` is a hash of the stored result that the run made, ``undoes`` names the run that
    was taken back by it.
    """

    run: str
    time: str
    student: str
    topic: str
    before: RowState
    after: RowState
    result_after: str = ""
    undoes: str = ""
    files: SubmissionFiles = SubmissionFiles()


@dataclass(frozen=True)
class RunBackups:
    """The folder of one run; its number says which run came later."""

    number: int
    run: str
    folder: Path

    @property
    def submissions(self) -> frozenset[tuple[str, str]]:
        """Student and topic of every submission that the run recorded."""
        found = self.folder.glob("*/[!.]*.zip")
        return frozenset((file.stem, file.parent.name) for file in found)

    def read(self, student: str, topic: str) -> Backup | None:
        """Read the backup of one submission; None if the run did not record it."""
        file = self._file(student, topic)
        return _read(file) if file.exists() else None

    @property
    def extension_change(self) -> ExtensionChange | None:
        """Which extensions the run granted or took back; None if it did neither."""
        return read_change(self.folder / _EXTENSIONS)

    def keep_change(self, change: ExtensionChange) -> None:
        """Keep which extensions the run is about to change.

        Raises
        ------
        OSError
            If it cannot be written.
        """
        write_change(self.folder / _EXTENSIONS, change)

    @property
    def by_hand_file(self) -> Path:
        """Where it is kept what the run gave by hand; see ``hand_marks``."""
        return self.folder / _BY_HAND

    def backups(self) -> Iterator[Backup]:
        """Read all backups of the run."""
        for student, topic in sorted(self.submissions):
            yield _read(self._file(student, topic))

    def add(self, backup: Backup) -> Path | None:
        """Back one submission up; None if a part of the run that was killed has done that.

        Raises
        ------
        OSError
            If it cannot be written.
        """
        file = self._file(backup.student, backup.topic)
        if file.exists():
            return None
        stage(file, _packed(backup)).publish()
        return file

    def _file(self, student: str, topic: str) -> Path:
        return self.folder / topic / f"{student}.zip"


def runs_with_backups(paths: CoursePaths) -> list[RunBackups]:
    """List the runs that have backups, the oldest first."""
    found = []
    for folder in paths.runs.glob("[0-9]*-*"):
        number, _, run = folder.name.partition("-")
        if number.isdigit():
            found.append(RunBackups(int(number), run, folder))
    return sorted(found, key=lambda one: one.number)


def open_backups(paths: CoursePaths, run: str) -> RunBackups:
    """Return a run its folder, which is made with its first file; forget what is too old."""
    runs = runs_with_backups(paths)
    _forget(paths, runs)
    for one in runs:
        if one.run == run:
            return one
    number = runs[-1].number + 1 if runs else 1
    return RunBackups(number, run, paths.runs / f"{number:06}-{run}")


def files_of(paths: CoursePaths, student: str, topic: str) -> SubmissionFiles:
    """Read stored result and copy of a submission, whatever there is."""
    stored, folder = (
        paths.stored_result(student, topic),
        paths.autograded_submission(student, topic),
    )
    copies = sorted(folder.glob("[!.]*")) if folder.is_dir() else []
    return SubmissionFiles(
        stored.read_bytes() if stored.is_file() else None,
        {file.name: file.read_bytes() for file in copies if file.is_file()},
    )


def waiting_result(paths: CoursePaths, student: str, topic: str) -> str:
    """Hash the result that a recording which was cut off has left; an empty text if none was."""
    waiting = waiting_place(paths.stored_result(student, topic))
    return content_hash(waiting.read_bytes()) if waiting.exists() else ""


def content_hash(content: bytes) -> str:
    """Hash the content of a file."""
    return hashlib.sha256(content).hexdigest()


def before_interruption(paths: CoursePaths, backup: Backup, waiting: str) -> Backup:
    """Where a recording was cut off after its marks had changed, take over what was before it.

    What it left waiting tells it from one that was cut off sooner, and had changed nothing.
    """
    for one in reversed(runs_with_backups(paths)):
        earlier = one.read(backup.student, backup.topic) if one.run != backup.run else None
        if earlier is not None and earlier.result_after == waiting:
            return replace(backup, before=earlier.before, files=earlier.files)
        if earlier is not None:
            return backup
    return backup


def _forget(paths: CoursePaths, runs: list[RunBackups]) -> None:
    """Remove the oldest runs, and what a killed run was writing.

    A folder is renamed first, so that none is ever half there.
    """
    for left in paths.runs.glob(f"{_GONE}*"):
        shutil.rmtree(left, ignore_errors=True)
    for one in runs:
        for unfinished in one.folder.glob("*/.*.new"):
            unfinished.unlink(missing_ok=True)
    room, newest = MAX_BYTES, runs[::-1]
    ages = Counter[bool]()  # a term of marking by hand must not push gradings out
    for one in newest:
        age = ages[one.by_hand_file.exists()]
        ages[one.by_hand_file.exists()] += 1
        room -= sum(file.stat().st_size for file in one.folder.rglob("*.zip"))
        if age and (age >= MAX_RUNS or room < 0):
            gone = one.folder.rename(paths.runs / f"{_GONE}{one.folder.name}")
            shutil.rmtree(gone, ignore_errors=True)
            runs.remove(one)


_STATES: TypeAdapter[Backup] = TypeAdapter(Backup)


def _packed(backup: Backup) -> bytes:
    state = _STATES.dump_json(replace(backup, files=SubmissionFiles()))
    members = {_STATE: state, **{f"{_COPY}{n}": data for n, data in backup.files.copy.items()}}
    if backup.files.result is not None:
        members[_RESULT] = backup.files.result
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name, data in members.items():
            member = zipfile.ZipInfo(name, _EPOCH)
            member.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(member, data, compresslevel=1)
    return buffer.getvalue()


def _read(file: Path) -> Backup:
    try:
        with zipfile.ZipFile(file) as archive:
            names = archive.namelist()
            files = SubmissionFiles(
                archive.read(_RESULT) if _RESULT in names else None,
                {n.removeprefix(_COPY): archive.read(n) for n in names if n.startswith(_COPY)},
            )
            return replace(_STATES.validate_json(archive.read(_STATE)), files=files)
    except (OSError, KeyError, zipfile.BadZipFile, ValidationError) as error:
        raise RecordError(
            f"{file}: what was kept of a run cannot be read. Got: {type(error).__name__}. "
            "This run cannot be taken back. Nothing was changed"
        ) from error
