"""Put a submission into ``submitted/``, and its untouched originals beside all earlier ones.

Originals are filed before anything in ``submitted/`` changes, so that a replaced submission is
never lost; each file appears whole or not at all. Doing it again changes nothing.
"""

import hashlib
import json
import re
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from autograder.collect.recognise import NOTEBOOK_ENDINGS
from autograder.errors import RecordError
from autograder.own_files import fault_of_own_file
from autograder.paths import SECRET_FILE, CoursePaths
from autograder.staging import stage
from autograder.timestamps import (
    TIMESTAMP_FILE,
    date_of,
    parse_timestamp,
    read_timestamp_text,
    timestamp_text,
)

PLACED = "placed.json"
"""Names the files that were placed beside the notebook, if there are any."""

_NAME_LENGTH = 100
_SECRET = re.compile(rb"[\w+-]{8,200}")


@dataclass(frozen=True)
class Original:
    """A file as it came."""

    name: str
    content: bytes


@dataclass(frozen=True)
class Choice:
    """The file that counts as one student's submission of one topic."""

    student: str
    topic: str
    ending: str
    content: bytes
    moment: datetime
    originals: tuple[Original, ...]
    own: Mapping[str, bytes] = field(default_factory=dict)
    """The student's own modules and data, by their path from the notebook."""
    is_arrival: bool = False
    """Whether the moment is when the file was laid where it was found: touching it later, as a
    change of its permissions does, hands nothing in."""


def keep(paths: CoursePaths, choice: Choice) -> None:
    """File the originals only: another submission counts.

    Raises
    ------
    RecordError
        If something cannot be written.
    """
    home = paths.original(choice.student, choice.topic)
    with placing_faults(home):
        _file_originals(home, choice.moment, choice.originals)


def place(paths: CoursePaths, choice: Choice) -> tuple[bool, tuple[str, ...]]:
    """File the originals and, unless a later submission is there, the submission itself.

    Returns
    -------
    is_change : bool
        Whether ``submitted/`` changed.
    notes : tuple of str
        What was replaced, or why it was not.

    Raises
    ------
    RecordError
        If something cannot be written.
    """
    folder = paths.submission(choice.student, choice.topic)
    home = paths.original(choice.student, choice.topic)
    target = folder / f"{choice.topic}{choice.ending}"
    _refuse_links(folder)
    with placing_faults(folder):
        _file_originals(home, choice.moment, choice.originals)
        present = _present(folder, choice.topic)
        there = _moment(folder)
        if present and there is not None and there > choice.moment:
            return False, (f"a later one, of {_shown(there)}, is there already and stays",)
        is_same = (
            present == [target]
            and target.read_bytes() == choice.content
            and (there == choice.moment or (choice.is_arrival and there is not None))
        )
        before = _placed(home)
        if is_same and _holds(folder, choice.own) and before == set(choice.own):
            return False, ()
        replaced = present if not is_same else []
        notes = _file_replaced(home, replaced, there, _own_files_there(folder, before, choice.own))
        _publish(choice, folder, home, before)
        for other in present:
            if other != target:
                other.unlink()
    return True, notes


def _publish(choice: Choice, folder: Path, home: Path, before: set[str]) -> None:
    """Put everything into place; what is noted as placed is so before, and until it is removed."""
    own = set(choice.own)
    if not own <= before:
        _note_placed(home, before | own)
    stamp = timestamp_text(choice.moment).encode()
    staged = [stage(folder / name, content) for name, content in choice.own.items()]
    staged.append(stage(folder / f"{choice.topic}{choice.ending}", choice.content))
    staged.append(stage(folder / TIMESTAMP_FILE, stamp))
    staged.append(stage(folder / SECRET_FILE, _exchange_secret(choice, folder)))
    for file in staged:
        file.publish()
    if not before <= own:
        _remove(folder, before - own)
        _note_placed(home, own)


def _holds(folder: Path, own: Mapping[str, bytes]) -> bool:
    files = {folder / name: content for name, content in own.items()}
    return all(file.is_file() and file.read_bytes() == files[file] for file in files)


def _own_files_there(folder: Path, before: set[str], own: Mapping[str, bytes]) -> list[Path]:
    """Return the files beside a notebook that are about to be replaced or removed."""
    there = [(name, folder / name) for name in sorted(before | set(own))]
    return [path for name, path in there if path.is_file() and path.read_bytes() != own.get(name)]


def _placed(home: Path) -> set[str]:
    """Return which files beside the notebook were placed with it: others are nobody's to remove."""
    try:
        names = json.loads((home / PLACED).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return set()
    is_sound = isinstance(names, list) and all(isinstance(name, str) for name in names)
    return {name for name in names if not fault_of_own_file(name)} if is_sound else set()


def _note_placed(home: Path, names: set[str]) -> None:
    if names:
        stage(home / PLACED, json.dumps(sorted(names)).encode()).publish()
    else:
        (home / PLACED).unlink(missing_ok=True)


def _remove(folder: Path, names: Iterable[str]) -> None:
    """Remove own files of an earlier submission, and folders that are empty then."""
    for name in names:
        path = folder / name
        path.unlink(missing_ok=True)
        for parent in path.parents:
            if parent == folder or not parent.is_dir() or any(parent.iterdir()):
                break
            parent.rmdir()


def _refuse_links(folder: Path) -> None:
    """Refuse to write into a folder that is somebody else's by a link."""
    for path in (folder.parent, folder):
        if path.is_symlink():
            raise RecordError(
                f"{path}: the submission cannot be placed. Got a link. "
                "Remove the link and run collect again; nothing is lost"
            )


@contextmanager
def placing_faults(folder: Path) -> Iterator[None]:
    """Turn a fault of the file system into a RecordError that names the file."""
    try:
        yield
    except OSError as error:
        raise RecordError(
            f"{error.filename or folder}: it could not be written. Got: {error.strerror}. "
            "Fix that and run collect again; nothing is lost"
        ) from error


def _present(folder: Path, topic: str) -> list[Path]:
    candidates = [folder / f"{topic}{ending}" for ending in NOTEBOOK_ENDINGS]
    return [path for path in candidates if path.is_file()]


def _exchange_secret(choice: Choice, folder: Path) -> bytes:
    """Return the secret that came with the submission, the one there is, or a new one."""
    came = [original.content for original in choice.originals if original.name == SECRET_FILE]
    there = folder / SECRET_FILE
    came += [there.read_bytes()] if there.is_file() else []
    for secret in came:
        if _SECRET.fullmatch(secret.strip()):
            return secret.strip()
    return secrets.token_hex(16).encode()


def _moment(folder: Path) -> datetime | None:
    path = folder / TIMESTAMP_FILE
    try:
        return parse_timestamp(read_timestamp_text(path))
    except (FileNotFoundError, ValueError):
        return None


def _file_replaced(
    home: Path, present: Sequence[Path], there: datetime | None, own: Sequence[Path]
) -> tuple[str, ...]:
    """Keep what is about to be replaced; say so when it was handed in at another time."""
    paths = [*present, *own]
    if not paths:
        return ()
    kept = [Original(path.name, path.read_bytes()) for path in paths]
    moment = there or date_of(paths[0].stat())
    there_already = [path for path in home.rglob("[!.]*") if path.is_file()]  # no staged ones
    filed = {path.read_bytes() for path in there_already}
    if not {original.content for original in kept} <= filed:
        _file_originals(home, moment, kept)
    if not present:
        return ()
    return (f"replaces the one of {_shown(moment)}, which is kept in {home}",)


def _file_originals(home: Path, moment: datetime, originals: Sequence[Original]) -> None:
    """File the originals of one submission in a folder of their own, named by time and hash."""
    digest = hashlib.sha256()
    for original in originals:
        digest.update(original.name.encode("utf-8", errors="replace") + b"\0")
        digest.update(hashlib.sha256(original.content).digest())
    folder = home / f"{moment.astimezone(UTC):%Y%m%dT%H%M%SZ}-{digest.hexdigest()[:12]}"
    for number, original in enumerate(originals):
        path = folder / _safe_name(number, original.name, len(originals))
        if not path.is_file() or path.read_bytes() != original.content:
            stage(path, original.content).publish()


def _safe_name(number: int, name: str, count: int) -> str:
    """Keep a name readable, and its file inside the folder, whatever the name is."""
    safe = "".join(c if c.isalnum() or c in " ._-()" else "_" for c in name).lstrip(".")
    safe = safe.encode()[-_NAME_LENGTH:].decode(errors="ignore") or "file"  # disks count bytes
    return safe if count == 1 else f"{number + 1}-{safe}"


def _shown(moment: datetime) -> str:
    return f"{moment.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"
