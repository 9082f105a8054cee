"""A topic that was handed in keeps its graded cells; everything else about it may change."""

import json

import pytest

from autograder.build.tree import read_tree
from autograder.errors import CourseTextError
from autograder.pipeline.build import build_topics


@pytest.fixture
def handed_in(course):
    build_topics(course.opened, ["lines"], check=False)
    course.paths.submission("ada", "lines").mkdir(parents=True)
    return course


def test_text_and_points_may_change(handed_in):
    text = handed_in.read("assignments/lines/notebook.md")
    handed_in.write("assignments/lines/notebook.md", text + "\nOne more sentence.\n")
    report = build_topics(handed_in.opened, ["lines"], check=False)
    assert {change.kind for change in report.changes} == {"differs"}


def test_another_exercise_is_refused_and_nothing_is_written(handed_in):
    release = handed_in.paths.release_notebook("lines")
    notebook = json.loads(release.read_text())
    notebook["cells"] = [c for c in notebook["cells"] if not c["id"].startswith("slope")]
    release.write_text(json.dumps(notebook))  # as if `slope` had not been released
    before = read_tree(handed_in.root / "release")
    with pytest.raises(CourseTextError, match=r"\+slope-answer, \+slope-check") as caught:
        build_topics(handed_in.opened, ["lines"], check=False)
    assert "Take this change back" in str(caught.value)
    assert read_tree(handed_in.root / "release") == before
