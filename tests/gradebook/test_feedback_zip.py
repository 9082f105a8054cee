"""Feedback as a zip that a platform takes back: names of its own download, nothing lost in silence.

Two readers stand for the platforms. They follow the code that takes the zip in: Moodle's
``assignfeedback_file_zip_importer`` and Canvas's ``infer_comment_context_from_filename``.
"""

import io
import json
import re
import zipfile

import nbformat
import pytest

from autograder.course import open_course
from autograder.errors import UsageError
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.students import StudentRecord, record_students
from autograder.gradebook.writer import open_writer
from autograder.pipeline.feedback_zip import zip_feedback
from tests.gradebook.test_extending import SETTINGS

STUDENTS = (
    StudentRecord("ada", "Lovelace", "Ada"),
    StudentRecord("angel", "Álvarez", "Ángel"),
    StudentRecord("neil", "O'Neil", "Seán"),
    StudentRecord("m1", "Garcia", "Maria"),
    StudentRecord("m2", "Garcia", "Maria"),
    StudentRecord("wang", "王", "小明"),
    StudentRecord("idle", "Idle", "Ida"),
)
GRADED = ("ada", "angel", "neil", "m1", "m2", "wang")


@pytest.fixture
def opened(course, cells, result):
    """A course in which all but one were graded; what they handed in is their id."""
    (course.paths.root / "course.toml").write_text(SETTINGS)
    record_students(course.url, STUDENTS)
    with open_writer(course.paths, course.url, "run") as writer:
        for student in GRADED:
            record_submission(writer, course.topic, result(student), HandedIn(cells()))
            original = course.paths.original(student, "doubling") / "one" / "doubling.ipynb"
            original.parent.mkdir(parents=True)
            original.write_bytes(student.encode())
    return open_course(course.paths.root)


def download(opened, names, as_folder=False):
    """Make a platform's download: what lies at each name is the id of who handed it in."""
    top = opened.paths.root.parent / "handed in"
    if as_folder:
        for name, student in names.items():
            (top / name).parent.mkdir(parents=True, exist_ok=True)
            (top / name).write_bytes(student.encode())
        return top
    file = top.with_suffix(".zip")
    with zipfile.ZipFile(file, "w") as archive:
        for name, student in names.items():
            archive.writestr(name, student)
    return file


def packed(opened, course, like, students=()):
    out = opened.paths.root.parent / "back.zip"
    report = zip_feedback(opened, course.topic, like, out, students)
    with zipfile.ZipFile(out) as archive:
        return report, {name: archive.read(name) for name in archive.namelist()}


MOODLE = {
    "Ada Lovelace_101_assignsubmission_file/doubling.ipynb": "ada",
    "Ada Lovelace_101_assignsubmission_onlinetext/onlinetext.html": "words",
    "Ángel Álvarez_102_assignsubmission_file/my work/doubling.ipynb": "angel",
    "Seán O'Neil_103_assignsubmission_file_/doubling.ipynb": "neil",
    "Maria Garcia_104_assignsubmission_file/doubling.ipynb": "m2",
    "Maria Garcia_105_assignsubmission_file/doubling.ipynb": "m1",
    "小明 王_106_assignsubmission_file/doubling.ipynb": "wang",
    "Ida Idle_107_assignsubmission_file/doubling.ipynb": "idle",
    "Nobody Known_108_assignsubmission_file/doubling.ipynb": "x",
}


def moodle_reads(name):
    """Return whose a file of the zip is for Moodle, and how it is called then."""
    parts = name.split("/")
    while parts:
        info = parts.pop(0).split("_", 4)
        if len(info) < 4 or not info[1].isdecimal() or info[2] != "assignsubmission":
            continue
        rest = "/".join([*info[4:], *parts])
        return int(info[1]), rest.strip("/")
    return None


@pytest.mark.parametrize("as_folder", [False, True], ids=["zip", "folder"])
def test_moodle_finds_everybodys_page(opened, course, as_folder):
    report, files = packed(opened, course, download(opened, MOODLE, as_folder))
    assert report.platform == "Moodle"
    assert {moodle_reads(name) for name in files} == {
        (101, "doubling.html"),
        (102, "doubling.html"),
        (103, "doubling.html"),
        (104, "doubling.html"),
        (105, "doubling.html"),
        (106, "doubling.html"),
    }
    accounts = {student: moodle_reads(name)[0] for student, name in report.packed}
    assert accounts == {"ada": 101, "angel": 102, "neil": 103, "m2": 104, "m1": 105, "wang": 106}
    for student, name in report.packed:
        assert f"(<bdi>{student}</bdi>)" in files[name].decode()
    assert report.without_place == ()
    assert [place.partition(":")[0] for place in report.without_page] == [
        "Nobody Known_108_assignsubmission_file",
        "Ida Idle_107_assignsubmission_file",
    ]
    assert report.needs_person


def test_moodle_without_folders(opened, course):
    names = {"Ada Lovelace_101_assignsubmission_file_first draft_2.ipynb": "ada"}
    report, files = packed(opened, course, download(opened, names), ["ada"])
    assert [moodle_reads(name) for name in files] == [(101, "doubling.html")]
    assert not report.needs_person


def canvas_reads(name):
    """Return the numbers of the person and of the file that Canvas reads from a name."""
    numbers = [part for part in name.split("_") if part != "LATE" and re.fullmatch(r"\d+", part)]
    return tuple(map(int, numbers[:2]))


CANVAS = {
    "lovelaceada_101_9001_doubling.ipynb": "ada",
    "lovelaceada_101_9002_doubling_2.zip": "zip",
    "álvarezángel_LATE_102_9003_doubling-1.ipynb": "angel",
    "oneilseán_103_9004_page.html": "neil",
    "garciamaria_104_9005_doubling.ipynb": "m2",
    "王小明_106_9007_answers.py": "wang",
}


def test_canvas_finds_pages_in_the_form_that_their_names_say(opened, course):
    report, files = packed(opened, course, download(opened, CANVAS))
    assert report.platform == "Canvas"
    assert set(files) <= set(CANVAS)
    numbers = {student: canvas_reads(name) for student, name in report.packed}
    assert numbers == {
        "ada": (101, 9002),
        "angel": (102, 9003),
        "neil": (103, 9004),
        "m2": (104, 9005),
    }
    assert report.without_place == ("m1", "wang")
    assert report.without_page == (
        "王小明_106_9007_answers.py: Canvas would give the page out under this name",
    )
    assert files["oneilseán_103_9004_page.html"].startswith(b"<!DOCTYPE html>")
    with zipfile.ZipFile(io.BytesIO(files["lovelaceada_101_9002_doubling_2.zip"])) as inner:
        assert b"(<bdi>ada</bdi>)" in inner.read("doubling.html")
    notebook = json.loads(files["álvarezángel_LATE_102_9003_doubling-1.ipynb"])
    nbformat.validate(notebook)
    shown = notebook["cells"][1]["outputs"][0]["data"]["text/html"]
    assert "<h1>Doubling</h1>" in shown
    assert "<style" not in shown


def test_the_same_pages_make_the_same_zip_and_none_is_overwritten(opened, course):
    like = download(opened, MOODLE)
    first = zip_feedback(opened, course.topic, like, opened.paths.root / "1.zip")
    second = zip_feedback(opened, course.topic, like, opened.paths.root / "2.zip")
    assert first.path.read_bytes() == second.path.read_bytes()
    with pytest.raises(UsageError, match="there is a file of this name"):
        zip_feedback(opened, course.topic, like, first.path)


def test_two_accounts_of_one_name_are_told_apart_or_left(opened, course):
    """The roster has one Ada; a second one on the platform must not get her page."""
    names = {
        "Ada Lovelace_101_assignsubmission_file/doubling.ipynb": "somebody else's",
        "Ada Lovelace_109_assignsubmission_file/doubling.ipynb": "ada",
        "Seán O'Neil_103_assignsubmission_file/doubling.ipynb": "neil",
    }
    report, _ = packed(opened, course, download(opened, names))
    assert dict(report.packed)["ada"].startswith("Ada Lovelace_109")
    assert report.without_page[0].startswith(
        "Ada Lovelace_101_assignsubmission_file: accounts share"
    )


def test_a_copy_under_an_unknown_name_gets_nobodys_page(opened, course):
    names = {
        "Ada Lovelace_101_assignsubmission_file/doubling.ipynb": "ada",
        "Copy Cat_110_assignsubmission_file/doubling.ipynb": "ada",
    }
    report, _ = packed(opened, course, download(opened, names))
    assert [student for student, _ in report.packed] == ["ada"]
    assert report.without_page[0].startswith("Copy Cat_110_assignsubmission_file: ")


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ({"ada/doubling.ipynb": "ada"}, "no download of hand-ins from Moodle or Canvas. Got ada"),
        ({}, "Got no files"),
        (
            {
                "Ada Lovelace_101_assignsubmission_file/x.ipynb": "ada",
                "oneilseán_103_9004_page.html": "neil",
            },
            "names of Canvas and Moodle lie in it side by side",
        ),
        ({"Ida Idle_107_assignsubmission_file/x.ipynb": "x"}, "no page has a place in it"),
    ],
)
def test_what_is_no_download_of_a_platform_is_refused(opened, course, names, said):
    with pytest.raises(UsageError, match=said):
        packed(opened, course, download(opened, names))
    file = opened.paths.root / "roster.csv"
    file.write_text("id,name\n")
    with pytest.raises(UsageError, match="the zip cannot be read"):
        packed(opened, course, file)


GROUP = {
    "blue-Ada Lovelace_101_assignsubmission_file/doubling.ipynb": "ours",
    "blue-Ángel Álvarez_102_assignsubmission_file/doubling.ipynb": "ours",
    "Seán O'Neil_103_assignsubmission_file/doubling.ipynb": "neil",
}


@pytest.fixture
def group(opened):
    """Of ada and angel; what one of them handed in was laid down for both, as `collect` does."""
    (opened.paths.root / "groups.csv").write_text("group,id\nblue,ada\nblue,angel\n")
    for student in ("ada", "angel"):
        original = opened.paths.original(student, "doubling") / "one" / "doubling.ipynb"
        original.write_bytes(b"ours")


@pytest.mark.usefixtures("group")
def test_moodle_gives_each_member_of_a_group_a_page(opened, course):
    report, files = packed(opened, course, download(opened, GROUP), ["ada", "angel", "neil"])
    accounts = {student: moodle_reads(name)[0] for student, name in report.packed}
    assert accounts == {"ada": 101, "angel": 102, "neil": 103}
    for student, name in report.packed:
        assert f"(<bdi>{student}</bdi>)" in files[name].decode()
    assert not report.needs_person
