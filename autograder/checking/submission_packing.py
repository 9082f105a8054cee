"""The files of one submission on their way to a worker, whatever names and sizes they have."""

import hashlib
import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from autograder.checking.files import (
    JUNK_FOLDERS,
    MAX_BYTES_EACH,
    MAX_BYTES_TOGETHER,
    MAX_DEPTH,
    MAX_FILES,
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
    names = _PlainNames()
    found = [
        (path, size, path.relative_to(folder))
        for path, size in submitted_files(folder)
        if path.name != TIMESTAMP_FILE
    ]
    # One level and one file too many go along, so that the reader sees that there are more.
    found = [
        (path, size, place)
        for path, size, place in found
        if JUNK_FOLDERS.isdisjoint(place.parts) and len(place.parts) <= MAX_DEPTH + 2
    ]
    # What may be the notebook comes first, whatever else fills the room.
    found.sort(key=lambda one: not may_be_the_notebook(one[0]))
    for path, size, place in found[: MAX_FILES + 1]:
        name = names.name_of(place)
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


class _PlainNames:
    """Spells out what is no text in names from another system, such as Latin-1 accents.

    Two names that would become one stay two: the later one gets a number in front.
    """

    def __init__(self) -> None:
        self._spelled: dict[tuple[str, ...], tuple[str, ...]] = {(): ()}
        self._taken: set[tuple[str, ...]] = set()

    def name_of(self, path: Path) -> str:
        """Name a file, folder by folder."""
        parts = path.parts
        for end in range(1, len(parts) + 1):
            if parts[:end] not in self._spelled:
                self._spelled[parts[:end]] = self._free(
                    self._spelled[parts[: end - 1]], parts[end - 1]
                )
        return "/".join(self._spelled[parts])

    def _free(self, folder: tuple[str, ...], part: str) -> tuple[str, ...]:
        """Spell one name out. It may be too long then; its beginning is left out."""
        number = 1
        while True:
            before = f"{number}-" if number > 1 else ""
            room = MAX_NAME_BYTES - len(before)
            spelled = part.encode("utf-8", "backslashreplace")[-room:].decode(errors="ignore")
            name = (*folder, before + spelled)
            if name not in self._taken:
                self._taken.add(name)
                return name
            number += 1


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
