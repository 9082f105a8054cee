"""The verb on a course: what was handed in, an earlier term, and what cannot be read."""

import json
import shutil

import pytest
from click.testing import CliRunner

from autograder.authoring.assignment import read_topic
from autograder.cli.main import main
from autograder.course import open_course
from autograder.pipeline.similar import stored_documents
from benchmarks.planted_copies import all_at_once
from tests.course_copy import TOPIC, copy_course


@pytest.fixture
def course(tmp_path):
    """Return a course in which s2 copied from s1, who works with nobody, and s4 is unreadable."""
    course = open_course(copy_course(tmp_path / "course"))
    references, right = list(stored_documents(course.paths, read_topic(course.paths, TOPIC)))[:2]
    own = {part.title: part.source for part in references.parts}
    other = own | {part.title: part.source for part in right.parts}
    mine = {name: source.replace("np.", "numpy.") for name, source in own.items()}
    hand_in(course.paths, "s1", mine)
    hand_in(course.paths, "s2", {name: all_at_once(source) for name, source in mine.items()})
    hand_in(course.paths, "s3", {name: other[name] for name in list(other)[:2]})
    shutil.rmtree(course.paths.root / "tests" / "calibration")
    broken = course.paths.submission("s4", TOPIC) / f"{TOPIC}.ipynb"
    broken.parent.mkdir(parents=True)
    broken.write_text('{"cells": [')
    return course


def hand_in(paths, student, answers):
    notebook = json.loads(paths.release_notebook(TOPIC).read_text())
    for cell in notebook["cells"]:
        grade_id = cell["metadata"].get("nbgrader", {}).get("grade_id", "")
        cell["source"] = answers.get(grade_id.removesuffix("-answer"), cell["source"])
    folder = paths.submission(student, TOPIC)
    folder.mkdir(parents=True)
    (folder / f"{TOPIC}.ipynb").write_text(json.dumps(notebook))


def run(course, *words):
    return CliRunner().invoke(main, ["similar", *words, "--course", str(course.paths.root)])


def test_a_copy_is_shown_and_what_cannot_be_read_is_named(course):
    report = json.loads(run(course, TOPIC, "--json").output)
    assert (report["submissions"], report["unreadable"][0][:15]) == (3, "s4/first_steps/")
    assert ("s1", "s2", "") in {(p["first"], p["second"], p["origin"]) for p in report["pairs"]}
    assert not any("s3" in (p["first"], p["second"]) for p in report["pairs"])
    page = (course.paths.private / "reports" / f"{TOPIC}-similar.html").read_text()
    assert "<mark>" in page
    assert "s3" not in page


def test_an_earlier_term_is_a_course_or_a_folder_of_notebooks(course, tmp_path):
    paths = course.paths
    old = tmp_path / "ml-2025"
    shutil.copytree(paths.submitted / "s1", old / "submitted" / "alice")
    loose = tmp_path / "web"
    loose.mkdir()
    shutil.copy(paths.submission("s1", TOPIC) / f"{TOPIC}.ipynb", loose / "found.ipynb")
    shutil.rmtree(paths.submitted / "s1")
    said = run(course, TOPIC, "--earlier", str(old), "--earlier", str(loose), "--json")
    pairs = {(p["first"], p["second"], p["origin"]) for p in json.loads(said.output)["pairs"]}
    assert {("s2", "alice", "ml-2025"), ("s2", "found.ipynb", "web")} <= pairs
    empty = tmp_path / "empty"
    empty.mkdir()
    refused = run(course, TOPIC, "--earlier", str(empty))
    assert "there is nothing of first_steps here" in str(refused.output)
    assert refused.exit_code == 2
