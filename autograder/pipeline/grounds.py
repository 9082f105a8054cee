"""Hashes of everything that a verdict depends on."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

from autograder.model import Topic
from autograder.paths import CoursePaths

ENGINE = Path(__file__).parent.parent
ENGINE_ROOMS = ("checking", "sandbox")


def topic_grounds(paths: CoursePaths, topic: Topic) -> str:
    """Hash what verdicts on this topic depend on, besides submission, secret and limits."""
    folders = (
        *(ENGINE / room for room in ENGINE_ROOMS),
        paths.hidden_test(topic.slug, "x").parent,
        paths.reference(topic.slug, "x").parent,
        paths.data(topic.slug),
    )
    files = (paths.open_functions(topic.slug), paths.root / "requirements" / "sandbox.lock")
    parts: list[bytes] = [repr(topic).encode()]
    for place in (*folders, *files):
        parts += file_parts(place)
    return hash_of(parts)


def file_parts(place: Path) -> list[bytes]:
    """Name and content of a file, or of all files below a folder; nothing if there is none."""
    files = sorted(place.rglob("*")) if place.is_dir() else [place]
    parts: list[bytes] = []
    for file in files:
        if file.is_file() and "__pycache__" not in file.parts:
            parts += [file.name.encode(), file.read_bytes()]
    return parts


def hash_of(parts: Sequence[bytes | str]) -> str:
    """Hash parts so that their borders count too."""
    digest = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else part.encode()
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()
