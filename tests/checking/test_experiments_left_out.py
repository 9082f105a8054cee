"""Experiments are not run again while grading: in their place stands what was handed in."""

import json
from typing import Any

import pytest

from autograder.checking.grading_task import AS_HANDED_IN
from autograder.gradebook.copy import autograded_notebook
from autograder.model import Status
from tests.checking.conftest import SLUG

PRINTED = {"output_type": "stream", "name": "stdout", "text": "R2 = 0.97\n"}
NESTED = json.loads(500 * "[" + 500 * "]")
BROKEN = "def one_hot(labels:\n    return labels"


@pytest.fixture
def played(fill_in, right_answers, run):
    """Grade right answers, changed by a function; give the reply and where the experiments are."""

    def played(change=lambda _: None, **settings: Any):
        notebook = fill_in(right_answers)
        cells = notebook["cells"]
        change(cells)
        reply = run({f"{SLUG}.ipynb": json.dumps(notebook).encode()}, None, **settings)
        at = {place: cells.index(found) for place, found in experiments_in(cells).items()}
        return reply, {cell.index: cell for cell in reply.result.cells}, at

    return played


def experiments_in(cells: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Find the cell that shows the data, and the one that tries the answers on it."""
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    begins = {"data": "table = pd.read_csv", "answers": "with needs("}
    return {
        place: next(cell for cell in code if "".join(cell["source"]).startswith(begin))
        for place, begin in begins.items()
    }


def test_they_are_left_out_and_marks_are_the_same(played):
    reply, cells, at = played()
    rerun, all_cells, _ = played(reruns_experiments=True)
    assert {cells[index].status for index in at.values()} == {Status.NOT_RUN}
    assert {all_cells[index].status for index in at.values()} == {Status.PASSED}
    assert any("image/png" in str(output) for output in all_cells[at["data"]].outputs)
    assert cells[at["data"]].outputs == ()  # nothing was handed in
    for exercise, again in zip(reply.result.exercises, rerun.result.exercises, strict=True):
        assert exercise.verdicts == again.verdicts
        assert exercise.score == exercise.max_points
    assert reply.result.notes == rerun.result.notes


def test_in_their_place_stands_what_was_handed_in(played, paths, topic):
    def hand_in(cells):
        experiments_in(cells)["answers"]["outputs"] = [PRINTED]

    reply, cells, at = played(hand_in)
    note, shown = cells[at["answers"]].outputs
    assert (note["text"], shown) == (AS_HANDED_IN, PRINTED)
    copy = autograded_notebook(paths.release_notebook(SLUG), topic, reply.result, reply.cells)[
        "cells"
    ]
    texts = [output["text"] for output in experiments_in(copy)["answers"]["outputs"]]
    assert texts == [AS_HANDED_IN, PRINTED["text"]]


@pytest.mark.parametrize(
    "outputs",
    [
        "not a list",
        [None, 3, {"output_type": None}, {"text": {"a": [1]}}],
        [
            {"output_type": "stream", "text": float("nan")},
            {"output_type": "stream", "text": "\ud800"},
        ],
        [{**PRINTED, "text": "x" * 5_000_000}],
        [{**PRINTED, "more": NESTED, "data": {"image/png": NESTED}}],
        [{"output_type": "display_data", "data": {"text/html": "<script>alert(1)</script>"}}],
    ],
)
def test_whatever_was_handed_in_there(played, paths, topic, outputs):
    def hand_in(cells):
        experiments_in(cells)["answers"]["outputs"] = outputs

    reply, _, _ = played(hand_in)
    assert all(exercise.score == exercise.max_points for exercise in reply.result.exercises)
    copy = autograded_notebook(paths.release_notebook(SLUG), topic, reply.result, reply.cells)
    text = json.dumps(experiments_in(copy["cells"])["answers"]["outputs"])
    assert "script" not in text
    assert len(text) < 1_000_000


def test_a_cell_that_was_changed_is_run_with_what_it_needs(played):
    def change(cells):
        found = experiments_in(cells)["answers"]
        found["source"] = "".join(found["source"]) + "\nprint(len(table))"

    _, cells, at = played(change)
    assert {cells[index].status for index in at.values()} == {Status.PASSED}


def test_a_cell_that_cannot_be_read_is_no_reason_to_run_them(played):
    def break_one(cells):
        place = next(n for n, c in enumerate(cells) if "def one_hot" in "".join(c["source"]))
        cells[place]["source"] = BROKEN

    reply, cells, at = played(break_one)
    assert {cells[index].status for index in at.values()} == {Status.NOT_RUN}
    scores = {e.exercise: e.score for e in reply.result.exercises}
    assert scores["one_hot"] == 0 < scores["add_intercept"]
