"""The files of one submission on their way to a worker, whatever names and sizes they have."""

import hashlib
import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from autograder.checking.files import (
    MAX_BYTES_EACH,
    MAX_BYTES_TOGETHER,
    may_be_the_notebook,
    submitted_files,
)
from autograder.timestamps import TIMESTAMP_FILE

MAX_NAME_BYTES = 255
LARGEST_SHOWN = 10**12


def pack(folder: Path) -> tuple[dict[str, bytes], dict[str, int]]:
    """Read the files below a folder, by their names; of what does not fit, the size.

    Raises
    ------
    OSError
        If one of them cannot be read.
    """
    files: dict[str, bytes] = {}
    sizes: dict[str, int] = {}
    room = MAX_BYTES_TOGETHER
    # What may be the notebook comes first, whatever else fills the room.
    by_use = sorted(submitted_files(folder), key=lambda found: not may_be_the_notebook(found[0]))
    for path, size in by_use:
        name = _plain_name(path.relative_to(folder))
        if path.name == TIMESTAMP_FILE:
            continue
        if size > min(MAX_BYTES_EACH, room):
            sizes[name] = size
        else:
            files[name] = path.read_bytes()
            room -= size
    return files, sizes


def unpack(folder: Path, files: Mapping[str, bytes], sizes: Mapping[str, int]) -> None:
    """Lay the files out again; of those with a size only, holes, which take no room."""
    folder.mkdir()
    for name, data in (*files.items(), *((name, b"") for name in sizes)):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        if name in sizes:
            os.truncate(path, min(sizes[name], LARGEST_SHOWN))


def _plain_name(path: Path) -> str:
    """Spell out what is no text in a name from another system, such as Latin-1 accents.

    Spelled out, it may be longer than a name can be; then its beginning is left out.
    """
    spelled = [part.encode("utf-8", "backslashreplace") for part in path.parts]
    return "/".join(part[-MAX_NAME_BYTES:].decode(errors="ignore") for part in spelled)


def digest_of(files: Mapping[str, bytes]) -> str:
    """Hash the names and bytes of files."""
    digest = hashlib.sha256()
    for part in _parts(files):
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest()


def _parts(files: Mapping[str, bytes]) -> Iterable[bytes]:
    for name in sorted(files):
        yield name.encode()
        yield files[name]
