"""Folders inside folders, more of them than Python can call functions."""

import os
from datetime import UTC

import pytest

from autograder.checking.files import MAX_DEPTH, read_files
from autograder.checking.submission_packing import pack
from autograder.collect.found import Refusal, Rules, find_files
from autograder.collect.owners import Owners
from autograder.errors import SubmissionError
from autograder.folder_walk import TOO_DEEP, files_in, walk_folder
from autograder.grading.hashes import submission_parts
from autograder.grading.temporary_files import scratch_folder
from autograder.plain_course.plain_submission import NotOursError, refuse_links
from autograder.sandbox.inside.folder_removal import remove_folder

LEVELS = (1_100, 3_000)
"""More than Python's calls, and more than the system takes in a path."""


def nest(top, levels):
    """Make folders inside one another, with a file in the last; step by step, as paths end."""
    here = os.open(top, os.O_RDONLY)
    for _ in range(levels):
        os.mkdir("d", dir_fd=here)
        inner = os.open("d", os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = inner
    os.close(os.open("x.ipynb", os.O_CREAT | os.O_WRONLY, dir_fd=here))
    os.close(here)


@pytest.fixture(params=LEVELS)
def deep(request, tmp_path):
    folder = tmp_path / "s1"
    folder.mkdir()
    (folder / "a.ipynb").write_text("{}")
    nest(folder, request.param)
    yield folder
    remove_folder(folder)
    assert not folder.exists()


def test_what_is_not_too_deep_is_found(deep):
    errors = []
    levels = [here for here, _, _ in walk_folder(deep, errors.append)]
    assert files_in(deep) == [deep / "a.ipynb"]
    assert len(levels) < 1_000
    assert [error.strerror for error in errors] == [TOO_DEEP]


def test_a_submission_is_packed_hashed_and_read(deep):
    assert pack(deep) == ({"a.ipynb": b"{}"}, {})
    assert submission_parts(deep) == [b"a.ipynb", b"{}"]
    found = read_files(deep)
    assert list(found.contents) == ["a.ipynb"]
    assert any(f"below {MAX_DEPTH} others" in note for note in found.notes)


def test_collecting_takes_the_rest_and_says_what_it_left_out(deep, utc_rules):
    found = list(find_files([deep], utc_rules))
    assert [one.name for one in found if not isinstance(one, Refusal)] == ["a.ipynb"]
    (refusal,) = [one for one in found if isinstance(one, Refusal)]
    assert TOO_DEEP in refusal.why


def test_a_plain_course_names_it(deep):
    with pytest.raises(NotOursError, match=TOO_DEEP):
        refuse_links(deep, deep)


def test_temporary_files_of_a_run_go(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with scratch_folder() as folder:
        nest(folder, 1_100)
    assert not folder.exists()


def test_links_are_neither_followed_nor_removed_through(tmp_path):
    (tmp_path / "precious").mkdir()
    (tmp_path / "precious" / "file").touch()
    folder = tmp_path / "s1"
    folder.mkdir()
    (folder / "link").symlink_to(tmp_path / "precious")
    assert [(found, others) for _, found, others in walk_folder(folder)] == [([], ["link"])]
    nest(folder, 1_100)
    remove_folder(folder)
    assert not folder.exists()
    assert (tmp_path / "precious" / "file").exists()


def test_a_folder_that_cannot_be_listed_is_still_named(tmp_path, monkeypatch):
    def refuse(_):
        raise PermissionError(13, "Permission denied", "s1")

    (tmp_path / "s1").mkdir()
    monkeypatch.setattr("os.scandir", refuse)
    with pytest.raises(SubmissionError, match="cannot be listed"):
        read_files(tmp_path / "s1")


@pytest.fixture
def utc_rules():
    return Rules(Owners([], []), 1_000_000, UTC)
