"""What formgrader draws for the marker, and what no student's page ever shows."""

import pytest
from nbformat.v4 import new_markdown_cell, new_notebook

from autograder.adapter.marking import MarkersView
from tests.adapter.class_of_five import QUESTION
from tests.course_copy import TOPIC, tiny_course


@pytest.fixture
def view():
    return MarkersView(course=str(tiny_course()))


@pytest.fixture
def notebook():
    cell = new_markdown_cell("my answer", metadata={"nbgrader": {"grade_id": QUESTION}})
    return new_notebook(cells=[new_markdown_cell("before"), cell])


def resources(**facts):
    return {"submission_id": "1", "assignment_id": TOPIC, **facts}


def test_the_rubric_stands_right_above_the_answer(view, notebook):
    drawn, _ = view.preprocess(notebook, resources())
    _, before, rubric, answer = [cell.source for cell in drawn.cells]
    assert (before, answer) == ("before", "my answer")
    assert rubric.startswith("> **For the marker** (3 points; students do not see this)")
    assert "A model answer" in rubric


@pytest.mark.parametrize("other", [{}, {"nbgrader": {"assignment": TOPIC}}])
def test_every_other_conversion_is_left_alone(view, notebook, other):
    drawn, _ = view.preprocess(notebook, other)
    assert [cell.source for cell in drawn.cells] == ["before", "my answer"]


def test_names_are_escaped_since_the_page_shows_them_as_they_are(view, notebook):
    name = "<img src=x onerror=alert(1)>"
    _, facts = view.preprocess(notebook, resources(last_name=name, first_name=None, student="ada"))
    assert facts["last_name"] == "&lt;img src=x onerror=alert(1)&gt;"
    assert (facts["first_name"], facts["student"]) == ("", "ada")


def test_a_topic_that_is_gone_costs_the_rubric_and_nothing_else(tmp_path, notebook):
    drawn, _ = MarkersView(course=str(tmp_path)).preprocess(notebook, resources())
    assert [cell.source for cell in drawn.cells][1:] == ["before", "my answer"]
