"""A term in one file: all of it is there, and damage is found."""

import csv
import hashlib
import io
import json
import sqlite3
import zipfile

import numpy as np
import pytest

from autograder.config import CourseConfig
from autograder.course import Course
from autograder.errors import RecordError, UsageError
from autograder.gradebook.ledger import open_ledger
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.writer import open_writer
from autograder.pipeline import term_archive
from autograder.pipeline.term_archive import MANIFEST, archive_term, verify_archive

HAND_IN = "submitted/ada/doubling/doubling.ipynb"


@pytest.fixture
def term(course, cells, result):
    """A course with one recorded submission, some files, a link and what undo would bring back."""
    with open_writer(course.paths, course.url, "run-1") as writer:
        record_submission(writer, course.topic, result(double=3), HandedIn(cells()))
    root = course.paths.root
    for name, content in {
        HAND_IN: "what ada wrote",
        "submitted/ada/doubling/runs/own.csv": "1,2",
        "submitted/ada/doubling/__pycache__/own.pyc": "",
        ".autograder/runs/run-1/old.json": "{}",
        ".autograder/secret": "hidden",
        "course.toml": "title = 'Course'",
        "solutions/doubling/double.py": "def double(x): ...",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(content)
    (root / "submitted" / "eve").symlink_to("/")
    return Course(course.paths, CourseConfig(title="Course", topics=("doubling",)))


@pytest.fixture
def archived(term, tmp_path):
    out = tmp_path / "terms" / "spring.zip"
    return out, archive_term(term, out)


def rewritten(path, change):
    """Write an archive anew, with its files as ``change`` leaves them."""
    with zipfile.ZipFile(path) as old:
        files = {name: old.read(name) for name in old.namelist()}
    change(files)
    with zipfile.ZipFile(path, "w") as new:
        for name, content in files.items():
            new.writestr(name, content)
    return path


def test_all_of_a_term_is_there(archived, term):
    out, report = archived
    with zipfile.ZipFile(out) as archive:
        names = set(archive.namelist())
        manifest = json.loads(archive.read(MANIFEST))
        assert archive.read(HAND_IN) == b"what ada wrote"
        assert archive.read(".autograder/ledger.jsonl") == term.paths.ledger.read_bytes()
        marks = list(csv.DictReader(io.StringIO(archive.read("marks.csv").decode())))
        hashes = {name: hashlib.sha256(archive.read(name)).hexdigest() for name in names}
    assert {one["path"]: one["sha256"] for one in manifest["files"]} == {
        name: found for name, found in hashes.items() if name != MANIFEST
    }
    assert names >= {
        "README.txt",
        "solutions/doubling/double.py",
        "course.toml",
        ".autograder/secret",
    }
    assert "submitted/ada/doubling/runs/own.csv" in names
    assert not [name for name in names if "run-1" in name or "__pycache__" in name]
    assert {row["id"]: row["doubling"] for row in marks}["ada"] == "3"
    assert manifest["versions"].keys() >= {"python", "nbgrader", "git"}
    assert report.files == len(names) - 1
    assert report.left_out == ("submitted/eve: a link, or no plain file.",)


def test_its_gradebook_opens_without_this_program(archived, tmp_path):
    out, _ = archived
    with zipfile.ZipFile(out) as archive:
        archive.extract("gradebook.db", tmp_path)
        records = json.loads(archive.read("gradebook.json"))
    with sqlite3.connect(tmp_path / "gradebook.db") as gradebook:
        assert gradebook.execute("SELECT count(*) FROM student").fetchone() == (3,)
        assert gradebook.execute("SELECT max(auto_score) FROM grade").fetchone() == (3.0,)
    (submission,) = records["submissions"]
    assert submission["student"] == "ada"
    assert {mark["cell"]: mark["auto"] for mark in submission["marks"]}["double-check"] == 3


def test_an_archive_that_is_whole_is_said_to_be(archived):
    out, report = archived
    assert verify_archive(out).faults == ()
    assert verify_archive(out).size == report.size > 0


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            lambda files: files.update({HAND_IN: b"what ada did not"}),
            "not the file that was archived",
        ),
        (lambda files: files.pop(HAND_IN), f"{HAND_IN}: missing."),
        (lambda files: files.update({"later.txt": b""}), "later.txt: not in the manifest"),
    ],
)
def test_damage_is_found_and_named(archived, change, fault):
    (found,) = verify_archive(rewritten(archived[0], change)).faults
    assert fault in found


def test_a_changed_byte_is_found_wherever_it_stands(term, tmp_path):
    noise = bytes(np.random.default_rng(0).integers(0, 64, 4_000, dtype=np.uint8))
    (term.paths.root / HAND_IN).write_bytes(noise)  # in runs of zeros a change can be none
    out = tmp_path / "spring.zip"
    archive_term(term, out)
    right = out.read_bytes()
    with zipfile.ZipFile(out) as archive:
        entry = archive.getinfo(HAND_IN)
    start = entry.header_offset + 200
    for place in range(start, entry.header_offset + entry.compress_size, 97):
        content = bytearray(right)
        content[place] ^= 0xFF
        out.write_bytes(content)
        assert [fault.split(":")[0] for fault in verify_archive(out).faults] == [HAND_IN]


@pytest.mark.parametrize("content", [b"", b"no zip at all", None])
def test_what_is_no_archive_is_called_that(archived, content):
    out, _ = archived
    if content is None:
        rewritten(out, lambda files: files.pop(MANIFEST))
    else:
        out.write_bytes(content)
    with pytest.raises(UsageError, match="not a whole archive of a term"):
        verify_archive(out)


def test_no_file_is_replaced(archived, term):
    out, _ = archived
    before = out.read_bytes()
    with pytest.raises(UsageError, match="there is a file of this name"):
        archive_term(term, out)
    assert out.read_bytes() == before


def test_nothing_is_left_where_it_could_not_be_written_right(term, tmp_path, monkeypatch):
    def damaged(path):
        return term_archive.ArchiveReport(path, 1, 1, ("marks.csv: damaged.",))

    monkeypatch.setattr(term_archive, "verify_archive", damaged)
    with pytest.raises(RecordError, match=r"Got marks\.csv: damaged"):
        archive_term(term, tmp_path / "spring.zip")
    assert list(tmp_path.glob("*spring*")) == []


def test_no_archive_is_made_while_a_run_records(term, tmp_path, monkeypatch):
    monkeypatch.setattr("autograder.gradebook.ledger.WAIT_SECONDS", 0.1)
    with open_ledger(term.paths.ledger), pytest.raises(RecordError, match="another run"):
        archive_term(term, tmp_path / "spring.zip")
