"""Hashes of files and texts."""

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path

from autograder.checking.files import MAX_BYTES_EACH, submitted_files

_SHORT = 20


def file_parts(place: Path) -> list[bytes]:
    """Name and content of a file, or of all files below a folder; nothing if there is none."""
    files = sorted(place.rglob("*")) if place.is_dir() else [place]
    parts: list[bytes] = []
    for file in files:
        if file.is_file() and "__pycache__" not in file.parts:
            parts += [os.fsencode(file.name), file.read_bytes()]
    return parts


def submission_parts(folder: Path) -> list[bytes]:
    """Path and content of all files of one submission; of what is too large to read, the size."""
    parts: list[bytes] = []
    for file, size in submitted_files(folder):
        content = file.read_bytes() if size <= MAX_BYTES_EACH else f"{size} bytes".encode()
        parts += [os.fsencode(file.relative_to(folder)), content]
    return parts


def hash_of(parts: Sequence[bytes | str]) -> str:
    """Hash parts so that their borders count too."""
    digest = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else part.encode()
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()


def short_hash(parts: Sequence[bytes | str]) -> str:
    """Hash parts to what fits into a stored result many times."""
    return hash_of(parts)[:_SHORT]
