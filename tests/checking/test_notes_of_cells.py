"""Notes about cells stay short, whatever the names are that a submission puts into them."""

from types import SimpleNamespace

from autograder.checking.cell_notes import run_notes
from autograder.model import CellRun, Status


def ran(*, put_back=(), outputs=()):
    runs = {0: CellRun(0, Status.RAISED, tuple(outputs))}
    facts = {"skipped": set(), "causes": {}, "left_by_cells": False, "put_back": put_back}
    return run_notes(SimpleNamespace(runs=runs, **facts), {0: "Cell 1"}, {})


def test_a_few_of_the_names_that_were_put_back_are_told():
    (note,) = ran(put_back=("np", "sum"))
    assert "`np`, `sum` another value" in note
    (note,) = ran(put_back=tuple(f"{'n' * 1000}{number}" for number in range(1000)))
    assert " and more another value" in note
    assert len(note) < 1500


def test_the_name_of_a_missing_module_is_cut():
    said = f"No module named '{'m' * 1_000_000}'"
    error = {"output_type": "error", "ename": "ModuleNotFoundError", "evalue": said}
    (note,) = ran(outputs=[error])
    assert "is not installed" in note
    assert len(note) < 300


def test_commands_that_only_the_students_kit_has_are_no_failure():
    said = "'function' object has no attribute 'hint'"
    error = {"output_type": "error", "ename": "AttributeError", "evalue": said}
    assert ran(outputs=[error]) == ()
    assert ran(outputs=[{**error, "evalue": said.replace("hint", "hints")}]) != ()
