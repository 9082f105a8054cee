"""A course of two tiny topics, and hands that make submissions for it."""

import io
import json
import os
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from autograder.collect.collecting import CollectTask, collect_files
from autograder.collect.owners import KnownStudent
from autograder.model import DataFile, Exercise, Topic
from autograder.paths import CoursePaths

TOPICS = tuple(
    Topic(
        slug,
        slug,
        "Goal.",
        1,
        tuple(Exercise(slug, name, points=2) for name in names),
        data=(DataFile("longley.csv", "NIST", "free"),),
    )
    for slug, names in (("doubling", ("double", "twice")), ("linear_maps", ("rotate", "mirror")))
)
STUDENTS = (
    KnownStudent("ada", "Lovelace", "Ada"),
    KnownStudent("bob", "Böb, junior", 'B"ob'),
    KnownStudent("o'neill, zoë", "O'Neill", "Zoë"),
    KnownStudent("s1"),
    KnownStudent("s10"),
)
NOON = datetime(2026, 10, 5, 12, tzinfo=UTC)


def notebook(*names: str, ids: bool = True, text: str = "") -> bytes:
    """A notebook with an answer to each named exercise."""
    cells = [
        {
            "cell_type": "code",
            "source": [f"def {name}(x):\n", f"    return {text or 'x'}\n"],
            "metadata": {"nbgrader": {"grade_id": f"{name}-answer"}} if ids else {},
            "outputs": [],
            "execution_count": None,
        }
        for name in names
    ]
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells}).encode()


DOUBLING = notebook("double", "twice")
MAPS = notebook("rotate", "mirror")


def zipped(files: dict[str, bytes], moment: datetime = NOON) -> bytes:
    """A zip of some files."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            info = zipfile.ZipInfo(name, moment.timetuple()[:6])
            archive.writestr(info, content, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


FACTS = ("timestamp.txt", "submission_secret.txt")


class Hands:
    """Puts files into a folder as students, platforms and instructors do, and collects them."""

    def __init__(self, root: Path) -> None:
        self.inbox = root / "inbox"
        self.paths = CoursePaths(root / "course")
        self.inbox.mkdir(parents=True)
        self.paths.root.mkdir()

    def put(self, name: str, content: bytes, moment: datetime = NOON) -> Path:
        path = self.inbox / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        os.utime(path, (moment.timestamp(), moment.timestamp()))
        return path

    def collect(self, *sources: Path, **options):
        students = options.pop("students", STUDENTS)
        task = CollectTask(self.paths, TOPICS, students, UTC, **options)
        return collect_files(task, sources or [self.inbox])

    def collect_changed(self, *changed: Path):
        task = CollectTask(self.paths, TOPICS, STUDENTS, UTC)
        return collect_files(task, [self.inbox], changed)

    def submitted(self) -> dict[str, bytes]:
        """What lies in ``submitted/``, without what nbgrader's exchange wants beside it."""
        return {
            str(path.relative_to(self.paths.submitted)): path.read_bytes()
            for path in sorted(self.paths.submitted.rglob("*"))
            if path.is_file() and path.name not in FACTS
        }

    def originals(self) -> list[bytes]:
        """The contents of everything that was kept."""
        folder = self.paths.private / "originals"
        return sorted(path.read_bytes() for path in folder.rglob("*") if path.is_file())

    def everything(self) -> dict[Path, tuple[bytes, int]]:
        """All files of the course with their times: what running again must not change."""
        return {
            path: (path.read_bytes(), path.stat().st_mtime_ns)
            for path in self.paths.root.rglob("*")
            if path.is_file()
        }
