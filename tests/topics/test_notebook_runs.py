"""The released notebook from top to bottom in a real kernel: with all answers, and with none.

With answers it is one topic: `tests/claims/` runs the cells of all of them, without a kernel.
"""

import nbformat
import pytest

from autograder.pipeline.topic_checks.cpu_checks import measure_selfchecks
from autograder.pipeline.topic_checks.notebook_checks import (
    code_cells,
    faults_with_answers,
    faults_with_stubs,
    run_notebook,
)
from autograder.pipeline.topic_checks.topic_material import TopicMaterial
from tests.pages.conftest import copy_release
from tests.topic_selection import TOPICS

# Warnings of the Jupyter client and its event loop are not ours.
pytestmark = pytest.mark.filterwarnings("ignore")


def tables(notebook):
    """List what the cells of self-checks show, each in one output."""
    cells = [cell for cell in code_cells(notebook) if cell.id.endswith("-check")]
    outputs = [output for cell in cells for output in cell.outputs]
    assert 0 < len(cells) == len(outputs)
    return [output.data["text/html"] for output in outputs]


@pytest.mark.topic(TOPICS[0])
def test_with_the_reference_answers_everything_works(paths, tmp_path):
    run_with_answers(paths, TOPICS[0], copy_release(tmp_path, TOPICS[0]))


@pytest.mark.slow
def test_with_the_reference_answers_everything_works_in_each_topic(slug, paths, released):
    run_with_answers(paths, slug, released)


def test_all_self_checks_pass_with_the_references(slug, paths):
    assert measure_selfchecks(TopicMaterial(paths, slug), repeats=0)[1] == []


def run_with_answers(paths, slug, released):
    source = nbformat.read(paths.source_notebook(slug), as_version=4)
    answers = {cell.id: cell.source for cell in source.cells if cell.id.endswith("-answer")}
    notebook = nbformat.read(released / slug / f"{slug}.ipynb", as_version=4)
    for cell in notebook.cells:
        cell.source = answers.get(cell.id, cell.source)
    run_notebook(notebook, released / slug)
    assert list(faults_with_answers(notebook)) == []
    shown = tables(notebook)
    assert len(shown) == len(answers)
    assert all("All of them pass." in table for table in shown)


def test_untouched_it_runs_and_says_kindly_what_is_missing(slug, released):
    notebook = nbformat.read(released / slug / f"{slug}.ipynb", as_version=4)
    run_notebook(notebook, released / slug)
    assert list(faults_with_stubs(notebook)) == []
    assert all("Not attempted yet." in table for table in tables(notebook))
