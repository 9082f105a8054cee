"""What is rendered ahead: the right answers' figures, where the release shows them."""

import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from autograder.authoring.assignment import read_topic
from autograder.authoring.expected_figures import (
    FOLDER,
    INDEX,
    NO_FIGURES,
    read_expected_figures,
)
from autograder.authoring.reference import read_reference
from autograder.grading import warm_up
from autograder.paths import CoursePaths

PATHS = CoursePaths(Path(__file__).parents[2])
SLUG = min(file.parent.parent.name for file in PATHS.root.glob(f"assignments/*/{FOLDER}/{INDEX}"))


@pytest.fixture(scope="module")
def topic():
    return read_topic(PATHS, SLUG)


def rendered(monkeypatch, topic):
    orders = []
    monkeypatch.setattr(warm_up, "render_ahead", lambda *words: orders.append(words))
    warm_up.order_warm_up(None, PATHS, topic, None, 10)
    ((_, render, files, _),) = orders
    assert list(files) == sorted(files) != []
    return render


def test_answers_stand_where_stubs_were_released(monkeypatch, topic):
    render = rendered(monkeypatch, topic)
    answers = [read_reference(PATHS, SLUG, one.name).solution_cell for one in topic.exercises]
    assert set(answers) < set(render.answered)
    assert len(render.answered) == len(render.released)
    changed = [a for a, r in zip(render.answered, render.released, strict=True) if a != r]
    assert changed == answers
    assert render.seconds == 10 * warm_up.SECONDS_EACH


def test_pictures_are_kept_of_cells_whose_pictures_students_have(monkeypatch, topic):
    render = rendered(monkeypatch, topic)
    notebook = json.loads(PATHS.release_notebook(SLUG).read_bytes())
    texts = {cell["id"]: "".join(cell["source"]) for cell in notebook["cells"]}
    pictured = {figure.cell for figure in read_expected_figures(PATHS, SLUG).figures}
    assert {texts[cell] for cell in pictured} < set(render.shown)
    waits = {text for text in render.shown if warm_up.NEEDS in text}
    assert waits == {texts[cell] for cell in pictured}
    assert not set(render.shown) & {text for text in render.answered if text not in render.released}


def test_without_pictures_in_the_release_no_answer_is_run(monkeypatch, topic):
    monkeypatch.setattr(warm_up, "read_expected_figures", lambda *_: NO_FIGURES)
    render = rendered(monkeypatch, topic)
    assert render.answered == ()
    assert render.shown == ()


def test_a_reference_with_a_fault_costs_the_figures_of_answers_alone(monkeypatch, topic):
    (first, *_) = topic.exercises
    lost = replace(topic, exercises=(replace(first, name=first.name + "s"),))
    assert rendered(monkeypatch, lost).answered == ()


@pytest.mark.parametrize("reruns", [False, True])
def test_only_where_experiments_are_run_again(monkeypatch, topic, reruns):
    orders = []
    monkeypatch.setattr(warm_up, "order_warm_up", lambda *words: orders.append(words))
    config = SimpleNamespace(rerun_experiments=reruns, limits=None)
    course = SimpleNamespace(paths=PATHS, config=config)
    waiting = [SimpleNamespace(topic=topic, outdated=("all",), before=None)] * warm_up.ENOUGH
    warm_up.order_warm_ups(None, course, waiting)
    assert len(orders) == reruns
