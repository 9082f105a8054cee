"""Hostile files, names and archives: through the real collect, grade, feedback and export."""

import csv
import io
import json
import os
import shutil
import stat
import zipfile
from pathlib import Path

import pytest

from tests.course_copy import ROOT, tiny_course
from tests.security.conftest import hand_in
from tests.security.traps import SLUG

SHELL = "s; touch $(pwd)/OWNED `id`"
HTML = "<script>alert(33)</script>"
RELEASE = (tiny_course() / "release" / SLUG / f"{SLUG}.ipynb").read_text()
FORMULAS = {
    "f1": ("=HYPERLINK(0)", "+1+cmd|' /C calc'!A0"),
    "f2": ("-2+3", "@SUM(1)"),
    "f3": ("\t=1", "\r=1"),
    "f4": (HTML, "\x1b]0;owned\x07\u202e"),
}


def zipped(members):
    """A zip of names and contents; a content that is a path becomes a symbolic link."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            info = zipfile.ZipInfo(name, (2027, 1, 5, 12, 0, 0))
            if isinstance(content, os.PathLike):
                info.external_attr = (stat.S_IFLNK | 0o777) << 16
                content = os.fspath(content)
            archive.writestr(info, content, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


@pytest.fixture(scope="module")
def course(new_course, autograder):
    """A course with a few students, some of whom have names that do things."""
    root = new_course("files")
    table = io.StringIO()
    writer = csv.writer(table)
    writer.writerow(("id", "last_name", "first_name", "email"))
    writer.writerow(("innocent", "Lovelace", "Ada", "ada@example.org"))
    writer.writerow(("zipper", "Zip", "Zoe", "zoe@example.org"))
    writer.writerow(("timeless", "Less", "Tim", "tim@example.org"))
    for student, (last, first) in FORMULAS.items():
        writer.writerow((student, last, first, f"{student}@example.org"))
    (root / "class.csv").write_text(table.getvalue(), newline="")
    assert autograder(root, "setup").returncode == 0
    done = autograder(root, "roster", root / "class.csv")
    assert done.returncode == 0, done.stderr
    return root


@pytest.fixture
def inbox(tmp_path):
    hand_in(tmp_path / "inbox", "innocent", json.loads(RELEASE))
    return tmp_path / "inbox"


def everything(root):
    """All files below a folder and what they hold."""
    return {path: path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


ZIPS = {
    "parent": ({f"../../innocent/{SLUG}/{SLUG}.ipynb": RELEASE}, "leads out of it"),
    "absolute": ({f"/tmp/owned-by-a-zip/{SLUG}.ipynb": RELEASE}, "leads out of it"),
    "windows": ({f"..\\..\\innocent\\{SLUG}.ipynb": RELEASE}, "leads out of it"),
    "bomb": ({f"{SLUG}.ipynb": b"\0" * 100_000_000}, "a zip bomb"),
    "link": ({f"{SLUG}.ipynb": ROOT / "course.toml"}, "symbolic link"),
    "nested": ({f"{SLUG}.ipynb": RELEASE, "inner.zip": zipped({"x": b""})}, "a zip inside a zip"),
}


def test_hostile_zips_write_nothing_outside(course, autograder, inbox):
    (inbox / "zipper").mkdir()
    for name, (members, _) in ZIPS.items():
        (inbox / "zipper" / f"{name}.zip").write_bytes(zipped(members))
    outside = everything(inbox.parent)
    done = autograder(course, "collect", inbox)
    assert done.returncode == 1
    whole = autograder(course, "status", "--all").stdout  # ``collect`` cuts long lists
    for name, (_, reported) in ZIPS.items():
        named = [line for line in whole.splitlines() if f"{name}.zip" in line]
        assert [line for line in named if reported in line], whole
    assert everything(inbox.parent) == outside
    kept = (course / "submitted" / "innocent" / SLUG / f"{SLUG}.ipynb").read_text()
    assert json.loads(kept) == json.loads(RELEASE)
    assert not (course / "submitted" / "zipper" / SLUG / "inner.zip").exists()
    assert not Path("/tmp/owned-by-a-zip").exists()


def test_links_in_a_submission_are_not_followed(course, autograder, inbox, fingerprints):
    folder = inbox / "zipper" / SLUG
    folder.mkdir(parents=True)
    (folder / f"{SLUG}.ipynb").symlink_to(course / "solutions" / SLUG / "r2_score.py")
    (folder / "data").symlink_to(course / ".autograder")
    (inbox / "f1").symlink_to(course / "solutions")
    done = autograder(course, "collect", inbox)
    assert done.stdout.count("it is a symbolic link, which is not followed") == 3
    kept = b"".join(everything(course / "submitted").values())
    assert fingerprints.loot.solution.encode() not in kept
    assert fingerprints.loot.secret.encode() not in kept


def test_links_laid_into_submitted_are_not_followed(course, autograder, inbox, fingerprints):
    """A link that got past collecting, for example by an instructor's own unpacking.

    With it a name that is no text, and the submission of another whose time cannot be read.
    """
    autograder(course, "collect", inbox)
    beside = course / "submitted" / "innocent" / SLUG / "notes.py"
    beside.symlink_to(course / "solutions" / SLUG / "r2_score.py")
    latin = os.fsencode(beside.parent) + b"/r\xe9sum\xe9.txt"
    Path(os.fsdecode(latin)).touch()
    timeless = course / "submitted" / "timeless" / SLUG
    (timeless / "timestamp.txt").mkdir(parents=True)
    (timeless / f"{SLUG}.ipynb").write_text("{}")
    chosen = ("--student", "innocent", "--student", "timeless")
    done = autograder(course, "grade", *chosen, "--force")
    beside.unlink()
    Path(os.fsdecode(latin)).unlink()
    shutil.rmtree(course / "submitted" / "timeless")
    assert "no time can be read" in done.stdout
    assert "Traceback" not in done.stderr
    stored = (course / ".autograder" / "results" / SLUG / "innocent.json").read_text()
    assert '"fault": ""' in stored
    assert fingerprints.loot.solution not in stored


def test_pipes_endless_files_and_long_names_laid_into_submitted_stop_nobody(
    course, autograder, inbox
):
    """What the exchange brings as it is: no file of it may be waited for, or read to its end."""
    autograder(course, "collect", inbox)
    home = course / "submitted"
    beside = home / "innocent" / SLUG
    with (beside / "data.bin").open("wb") as file:
        file.truncate(10**12)
    Path(os.fsdecode(os.fsencode(beside) + b"/" + b"\xe9" * 255)).touch()
    for student, odd in (("zipper", "pipe"), ("timeless", "large"), ("f1", "link"), ("f2", "hole")):
        folder = home / student / SLUG
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{SLUG}.ipynb").write_text(RELEASE)
        stamp = folder / "timestamp.txt"
        stamp.unlink(missing_ok=True)
        if odd == "pipe":
            os.mkfifo(stamp)
            os.mkfifo(folder / "other.ipynb")
        elif odd == "large":
            stamp.touch()
            os.truncate(stamp, 10**12)
        elif odd == "link":
            stamp.symlink_to("/dev/zero")
        else:
            stamp.write_text("2027-01-05 12:00:00 UTC")
            os.truncate(folder / f"{SLUG}.ipynb", 10**12)
    students = ("innocent", "zipper", "timeless", "f1", "f2")
    try:
        chosen = [word for student in students for word in ("--student", student)]
        done = autograder(course, "grade", *chosen, "--force")
        again = autograder(course, "collect", inbox)
    finally:
        for student in students:
            shutil.rmtree(home / student)
    assert done.stdout.count("no time can be read") == 3, done.stdout + done.stderr
    assert "too large to be read. Got 1000000 MB" in done.stdout
    stored = (course / ".autograder" / "results" / SLUG / "innocent.json").read_text()
    assert '"fault": ""' in stored
    assert "Traceback" not in done.stderr + again.stderr


IDS = [
    *("..", "-rf", "--help", "a" * 300, SHELL, "new\nline"),
    *(HTML, "\u202eevil", "con\x1b[2J", ".x"),
]


def test_hostile_student_ids_are_refused_and_shown_harmlessly(course, autograder, inbox):
    before = sorted(path.name for path in (course / "submitted").glob("*"))
    for number, name in enumerate(IDS):
        with zipfile.ZipFile(inbox / f"class{number}.zip", "w") as archive:
            archive.writestr(f"class/{name}/{SLUG}/{SLUG}.ipynb", RELEASE)
    done = autograder(course, "collect", "--create", *sorted(inbox.glob("class*.zip")))
    assert done.returncode == 1
    whole = autograder(course, "status", "--all").stdout  # ``collect`` cuts long lists
    for number in range(len(IDS)):
        assert f"class{number}.zip" in whole
    assert sorted(path.name for path in (course / "submitted").glob("*")) == before
    assert not {"\x1b", "\u202e", "\x00"} & set(done.stdout + whole)
    assert not [path for path in (course, inbox) if (path / "OWNED").exists()]


def test_hostile_file_names_are_kept_inside_the_students_folder(course, autograder, inbox):
    folder = inbox / "zipper" / SLUG
    folder.mkdir(parents=True)
    (folder / f"{SLUG}.ipynb").write_text(RELEASE)
    names = ("-rf", "a\nb.py", "..x", "$(touch OWNED).py", "b" * 200, "\x1b[2J.py", "<b>.ipynb")
    for name in names:
        (folder / name).write_text(RELEASE if name.endswith("ipynb") else "x")
    done = autograder(course, "collect", inbox)
    graded = autograder(course, "grade", "--student", "zipper")
    assert "\x1b" not in done.stdout + graded.stdout
    assert graded.returncode == 0, graded.stderr
    kept = [path.name for path in (course / ".autograder" / "originals" / "zipper").rglob("*")]
    assert len(kept) >= 8
    assert not [name for name in kept if name.startswith(("-", ".")) or "\n" in name]
    assert not [path for path in (course, inbox) if (path / "OWNED").exists()]


@pytest.fixture(scope="module")
def marked(course, autograder, tmp_path_factory):
    """The class with names that do things, graded."""
    inbox = tmp_path_factory.mktemp("formulas")
    for student in FORMULAS:
        hand_in(inbox, student, json.loads(RELEASE))
    assert autograder(course, "collect", inbox).returncode == 0
    for verb in ("grade", "feedback", "report"):
        done = autograder(course, verb)
        assert done.returncode == 0, done.stderr
    return course


@pytest.mark.parametrize("form", ["csv", "canvas", "moodle", "gradescope"])
def test_no_cell_of_an_export_is_a_formula(marked, autograder, form, tmp_path):
    out = tmp_path / "marks.csv"
    done = autograder(marked, "export", "--format", form, "--out", out)
    assert out.exists(), done.stderr
    rows = list(csv.reader(io.StringIO(out.read_text(encoding="utf-8-sig"))))
    assert len(rows) > len(FORMULAS)
    cells = [cell for row in rows for cell in row]
    assert [cell for cell in cells if cell.lstrip("\t\r ").startswith(("=", "+", "-", "@"))] == []
    assert [cell for cell in cells if "SUM(1)" in cell] or form != "csv"


def test_names_are_escaped_in_every_page(marked):
    pages = [*marked.glob("feedback/**/*.html"), *marked.glob(".autograder/reports/*.html")]
    assert len(pages) > len(FORMULAS)
    texts = [page.read_text() for page in pages]
    assert [text for text in texts if HTML in text or "\x1b" in text] == []
    assert any("alert(33)" in text for text in texts), "no page shows the name at all"
