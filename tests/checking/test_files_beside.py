"""Files of a student's own: there for every run of the notebook, and never in place of ours."""

import json
import sys

import pytest

from autograder.checking import files_beside
from autograder.model import Status

from .conftest import SLUG, code_cell, exercise_of, lost

NAME = "r2_score"
STUB = "raise NotImplementedError"


@pytest.fixture
def hand_in(run, fill_in, right_answers):
    """Grade right answers but for one, with files beside the notebook."""

    def hand_in(files, answer="", *, after="", before="", folder="", **limits):
        notebook = fill_in({**right_answers, NAME: answer or right_answers[NAME]})
        notebook["cells"][:0] = [code_cell(before)] if before else []
        notebook["cells"] += [code_cell(after)] if after else []
        named = {f"{folder}{name}": data.encode() for name, data in files.items()}
        data = json.dumps(notebook).encode()
        return run({f"{folder}{SLUG}.ipynb": data, **named}, **limits).result

    return hand_in


@pytest.fixture
def module(right_answers):
    return "import numpy as np\n\n" + right_answers[NAME]


@pytest.fixture
def stub(fill_in):
    cells = fill_in({})["cells"]
    found = ["".join(cell["source"]) for cell in cells]
    return next(source for source in found if f"def {NAME}" in source and STUB in source)


WAYS = {
    "from mine import r2_score": "mine.py",
    "from mine import *": "mine.py",
    "import mine\nr2_score = mine.r2_score": "mine.py",
    "from package.mine import r2_score": "package/mine.py",
    "%run mine.py": "mine.py",
    "%run -i mine.py": "mine.py",
    "exec(open('mine.py').read())": "mine.py",
    "exec(open('mine.txt').read())": "mine.txt",
    "import sys; sys.path.insert(0, 'src')\nfrom mine import r2_score": "src/mine.py",
    "import runpy\nr2_score = runpy.run_path('mine.py')['r2_score']": "mine.py",
}


@pytest.mark.parametrize("way", WAYS)
def test_an_answer_that_stands_in_a_file_counts(hand_in, module, way):
    result = hand_in({WAYS[way]: module}, way)
    assert lost(result) == {}
    assert not any("There is no" in note for note in exercise_of(result, NAME).notes)


@pytest.mark.parametrize("way", WAYS)
def test_it_counts_below_the_untouched_stub(hand_in, module, stub, way):
    assert lost(hand_in({WAYS[way]: module}, stub, after=way)) == {}


def test_above_the_untouched_stub_it_does_not(hand_in, module, stub):
    assert set(lost(hand_in({"mine.py": module}, stub, before="from mine import *"))) == {NAME}


def test_a_wrong_answer_in_a_file_is_a_wrong_answer(hand_in):
    result = hand_in(
        {"mine.py": f"def {NAME}(y_true, y_pred):\n    return 7.0"}, f"from mine import {NAME}"
    )
    assert lost(result)[NAME] > 0


def test_a_type_error_in_a_file_is_not_taken_for_a_wrong_signature(hand_in):
    source = f"def {NAME}(y_true, y_pred):\n    return 'a' + 1"
    found = exercise_of(hand_in({"mine.py": source}, f"from mine import {NAME}"), NAME)
    assert all("`TypeError`" in verdict.message for verdict in found.verdicts), found.verdicts
    assert not any("first line" in verdict.message for verdict in found.verdicts)


def test_tables_can_be_read_from_any_run(hand_in, right_answers):
    own = "import pandas as pd\nSCALE = pd.read_csv('data/own.csv')['scale'][0]\n"
    late = right_answers[NAME].replace(
        "    residual", "    open('own.txt').close()\n    residual", 1
    )
    files = {"data/own.csv": "scale\n1.0\n", "own.txt": "x"}
    result = hand_in(files, own + late.replace("return ", "return SCALE * "))
    assert lost(result) == {}


def test_they_are_there_when_the_notebook_is_run_again(hand_in, module):
    killed = "import os\nif open('mine.py').read():\n    os._exit(0)"
    result = hand_in({"mine.py": module}, "from mine import r2_score", before=killed)
    assert lost(result) == {}
    assert [cell.status for cell in result.cells].count(Status.CRASHED) == 1


def test_of_two_files_the_one_beside_the_notebook_counts(run, fill_in, right_answers, module):
    notebook = fill_in({**right_answers, NAME: "from mine import *"})
    files = {"homework/mine.py": module.encode(), "mine.py": b"1 / 0"}
    files[f"homework/{SLUG}.ipynb"] = json.dumps(notebook).encode()
    assert lost(run(files).result) == {}


@pytest.mark.parametrize("inner", ["x", "x/y", "x/y.py/z.csv"])
def test_a_file_and_a_folder_of_one_name_are_no_error_of_the_grader(
    run, fill_in, right_answers, inner
):
    """What lies around the notebook's folder may be in the way of what lies in it."""
    files = {f"homework/{inner}": b"1", "x/y.py": b"1", "x/y/z.py": b"1"}
    files[f"homework/{SLUG}.ipynb"] = json.dumps(fill_in(right_answers)).encode()
    result = run(files).result
    assert (lost(result), result.fault) == ({}, "")
    assert any("is the name of a file, too" in note for note in result.notes)


def test_a_file_that_the_sandbox_does_not_take_is_named(hand_in):
    notes = hand_in({"big.csv": "1" * 2_000_000}, file_mb=1).notes
    assert len(notes) == 1, notes
    (note,) = notes
    assert "`big.csv`" in note
    assert "of 1 MB" in note


def test_the_notebook_s_folder_is_the_one_that_counts(hand_in, module):
    assert lost(hand_in({"mine.py": module}, "from mine import *", folder="homework/")) == {}


@pytest.mark.parametrize(
    "place",
    ["data/points.csv", "data", "data/points.csv/x.py", "selfcheck.py", "selfchecks/testing.py"],
)
def test_what_is_ours_stays(hand_in, place):
    look = (
        "import os, selfcheck\n"
        "assert 'SPOILT' not in open('data/points.csv').read()\n"
        "assert not os.path.exists('selfchecks') and not hasattr(selfcheck, 'SPOILT')\n"
    )
    result = hand_in({place: "SPOILT = 1"}, after=look)
    assert lost(result) == {}
    assert result.notes == ()


def test_a_module_does_not_stand_in_for_one_of_python_s(hand_in):
    files = {"random.py": "1 / 0", "numpy.py": "1 / 0", "test.py": "x = 1", "inside.py": "1 / 0"}
    result = hand_in(
        files, after="import test\nimport random, numpy\nassert not hasattr(test, 'x')"
    )
    assert lost(result) == {}
    assert sum("has the name of a module of Python" in n for n in result.notes) == 3


def test_nothing_of_them_is_imported_by_the_grader(hand_in, tmp_path):
    trap = (
        f"import os, pathlib\npathlib.Path({str(tmp_path / 'trap')!r}).write_text(str(os.getpid()))"
    )
    names = [
        "conftest.py",
        "sitecustomize.py",
        "usercustomize.py",
        "solutions/__init__.py",
        "mine.py",
    ]
    names += ["pytest.py", "autograder/__init__.py", f"solutions/{SLUG}/{NAME}.py", "__init__.py"]
    result = hand_in(
        dict.fromkeys(names, trap), after="try:\n    import mine\nexcept OSError:\n    pass"
    )
    assert lost(result) == {}
    assert not (tmp_path / "trap").exists()
    assert not {"mine", "sitecustomize_"} & sys.modules.keys()


def test_too_many_and_too_large_ones_are_named(hand_in, monkeypatch):
    files = {f"d/{number:03}.txt": "x" for number in range(files_beside.MAX_FILES + 3)}
    (note,) = hand_in({**files, "big.csv": "1" * (files_beside.MAX_BYTES + 1)}).notes
    assert "`big.csv`" in note
    assert "`d/102.txt`" in note
    assert "100, of 10 MB" in note


def test_a_change_in_a_file_is_a_change_of_the_submission(hand_in):
    first, again, other = (hand_in({"own.csv": text}).submission_hash for text in "aab")
    assert first == again != other


def test_write_yourself_holds_in_files_as_well(hand_in, topic, run, fill_in, right_answers):
    from .conftest import replaced

    changed = replaced(topic, NAME, write_yourself=("numpy.linalg.pinv",))
    body = f"def {NAME}(y_true, y_pred):\n    pinv(np.eye(2))\n    return 1.0"
    for head in ("from numpy.linalg import pinv\n", "pinv = [np.linalg.pinv][0]\n"):
        for way in (f"from mine import {NAME}", "%run mine.py"):
            notebook = fill_in({**right_answers, NAME: way})
            files = {
                f"{SLUG}.ipynb": json.dumps(notebook).encode(),
                "mine.py": ("import numpy as np\n" + head + body).encode(),
            }
            found = exercise_of(run(files, changed).result, NAME)
            assert any("`numpy.linalg.pinv`" in v.message for v in found.verdicts), found.verdicts
