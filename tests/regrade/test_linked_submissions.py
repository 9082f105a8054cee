"""A submission that is somebody else's by a link earns nothing, and is named."""

import shutil
from pathlib import Path

import pytest

from autograder.paths import SECRET_FILE
from autograder.timestamps import TIMESTAMP_FILE
from tests.regrade.conftest import SLUG


def link_to_the_other(path: Path, other: Path) -> None:
    """Put a link to what another student has there in the place of a file or a folder."""
    if path.is_dir():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    other.exists() or other.write_text("2026-10-01 12:00:00 UTC")
    path.symlink_to(other)


@pytest.mark.parametrize("below", [".", SLUG, f"{SLUG}/{TIMESTAMP_FILE}", f"{SLUG}/{SECRET_FILE}"])
def test_a_link_to_the_work_of_another_is_refused_and_earns_nothing(room, below):
    submitted = room.paths.submitted
    before = room.outcome()["marks"]
    link_to_the_other(submitted / "wrong" / below, submitted / "right" / below)
    graded = room.grade(is_forced=True)
    assert f"submitted/wrong/{below}".removesuffix("/.") in graded["wrong"].fault
    assert not graded["right"].fault
    for old, new in zip(before, room.outcome()["marks"], strict=True):
        assert new == old or (old[0] == "wrong" and new[2] is None), "no score, or the one before"


def test_links_of_the_instructor_above_the_students_are_followed(room, tmp_path):
    shutil.move(room.paths.submitted, tmp_path / "disk")
    room.paths.submitted.symlink_to(tmp_path / "disk")
    assert not room.grade("right")["right"].fault
