"""The line that a message quotes is the one that raised, wherever in its cell it stands."""

import json

import pytest

from .conftest import SLUG, code_cell, exercise_of

HEADS = {
    "nothing above": "",
    "a cell that failed": "1 / 0\n\n# a comment\n",
    "a cell that failed far above": "1 / 0" + "\n" * 30,
    "empty lines": "\n\n   \n\n",
    "capture": "%%capture\n",
    "empty lines in capture": "%%capture\n\n\n",
    "a magic that is continued": "!ls \\\n  -l \\\n  .\n",
    "an assigned magic that is continued": "found = !ls \\\n  -l\n",
    "a form feed": "x = '''a\x0cb\x0b\x1c\u2028c'''\n",
    "a decorator that fails first": "np = np\nnot_there\n",
    "prompts": ">>> x = 1\n",
    "a pragma of a magic": "%matplotlib inline\n%pip install x\n",
}
SILENT = {
    "a cell that failed",
    "a cell that failed far above",
    "an assigned magic that is continued",
}
SILENT |= {"capture", "empty lines in capture"}
"""Heads that stop their cell, or keep its error to themselves."""

DEFINITION = '''def r2_score(y_true, y_pred):
    """Return a score."""
    mean = y_true.mean()
    raise ValueError("here")
'''


@pytest.mark.parametrize("head", HEADS)
def test_the_line_that_raised_is_quoted(grade, head):
    source = HEADS[head] + DEFINITION
    line = source[: source.index("raise ValueError")].count("\n") + 1
    found = exercise_of(grade({"r2_score": source}), "r2_score")
    raised = [verdict.message for verdict in found.verdicts if "`ValueError`" in verdict.message]
    assert raised
    assert all(f'line {line} of its cell: `raise ValueError("here")`' in one for one in raised)


@pytest.mark.parametrize("head", [head for head in HEADS if head not in SILENT])
def test_a_note_names_the_line_at_which_a_cell_stopped(run, fill_in, right_answers, head):
    notebook = fill_in(right_answers)
    source = HEADS[head] + "y = 2\nraise ValueError('here')\n"
    line = source[: source.index("raise ValueError")].count("\n") + 1
    line = HEADS[head].count("\n") if head.startswith("a decorator") else line
    notebook["cells"].append(code_cell(source))
    notes = run({f"{SLUG}.ipynb": json.dumps(notebook).encode()}).result.notes
    assert any(f"Error` in line {line};" in note for note in notes), notes
