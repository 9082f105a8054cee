"""A course without configuration: every row of the gradebook is as nbgrader writes it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from autograder.cli.plain_course_verb import plain_course_lines
from autograder.model import Selection
from autograder.pipeline.grade_plain_course import grade_plain_course
from tests.plain_course.both_ways import (
    QUERIES,
    Both,
    copies_of,
    grade_both_ways,
    no_workers,
    rows_of,
    scores_of,
)
from tests.plain_course.stock_courses import (
    Notebook,
    answer,
    answer_cell,
    cell,
    cell_of,
    checks,
    hand_in,
    insert,
    make_course,
    notebook,
    plain_cell,
)

SETUP = """import asyncio
import sys
import threading
import traceback
import numpy as np
from IPython.display import clear_output"""
LAST_VALUES = {
    "passes": "assert True",
    "fails": "assert False",
    "partial": "0.5",
    "whole": "2",
    "numpy": "np.float64(1.5)",
    "nan": "float('nan')",
    "negative": "-1",
    "true": "True",
    "text": "'1.5'",
    "listed": "[0.5]",
    "none": "None",
    "quiet": "0.5;",
    "shown": "display(0.5)",
    "zero": "0",
    "exponent": "1e-1",
    "no_repr": "class Bad:\n    def __repr__(self):\n        raise ValueError('no')\nBad()",
    "html": "class Html:\n    def _repr_html_(self):\n        return '<b>1</b>'\nHtml()",
    "assigned": "x = 0.5",
    "several": "1.5\n0.25",
    "hook_then_error": "sys.displayhook(0.5)\nprint('late', file=sys.stderr)",
    "error_then_value": "print('early', file=sys.stderr)\n0.5",
}
STREAMS = {
    "prints": "print('fine')",
    "warns": "import warnings; warnings.warn('careful')",
    "deprecated": "import warnings; warnings.warn('old', DeprecationWarning)",
    "logs": "import logging; logging.warning('careful')",
    "numpy_warns": "np.array([1.0]) / 0",
    "captured": "%%capture\nimport sys\nprint('gone', file=sys.stderr)",
    "cleared": "print('gone', file=sys.stderr)\nclear_output()",
    "cleared_later": "print('gone', file=sys.stderr)\nclear_output(wait=True)\nprint('new')",
    "not_cleared": "print('stays', file=sys.stderr)\nclear_output(wait=True)",
    "descriptor": "import os, time\nos.write(2, b'raw')\ntime.sleep(2)\nNone",
    "threaded": "t = threading.Thread(target=print, args=['t'], kwargs={'file': sys.stderr})\n"
    "t.start(); t.join()",
    "empty_write": "_ = sys.stderr.write('')",
    "late_begun": "heard = threading.Event()\ndef wait():\n    heard.wait()\n"
    "    print('late', file=sys.stderr)\nlate = threading.Thread(target=wait)\nlate.start()",
    "late_heard": "heard.set()\nlate.join()\n0.5",
    "task_begun": "bell = asyncio.Event()\nasync def tick():\n    await bell.wait()\n"
    "    print('tick', file=sys.stderr)\nticking = asyncio.create_task(tick())",
    "task_heard": "bell.set()\nawait ticking\n0.5",
    "traceback_shown": "try:\n    1 / 0\nexcept ZeroDivisionError:\n    traceback.print_exc()",
}
FLOODS = {
    "flood": "print(('x' * 99 + '\\n') * 180_000)\n0.5",
    "flood_and_warning": "print('x' * 17_000_000)\nprint('careful', file=sys.stderr)",
}
RUNS_LOOP = """wait = asyncio.sleep(0)
try:
    asyncio.run(wait)
finally:
    wait.close()"""
WAYS_OUT = {
    "raises": "raise ValueError('no')",
    "syntax": "def f(:",
    "leaves": "import sys; sys.exit()",
    "asks": "input()",
    "asks_quietly": "import getpass; getpass.getpass()",
    "stops": "raise KeyboardInterrupt",
    "runs_loop": RUNS_LOOP,
    "awaits": "import asyncio\nawait asyncio.sleep(0)\n0.5",
    "awaits_and_fails": "import asyncio\nawait asyncio.sleep(0)\nraise ValueError",
    "magic": "%time 0.5",
    "no_magic": "%nothing_like_it",
    "cell_magic": "%%time\n0.5",
    "no_cell_magic": "%%nothing_like_it\n1",
    "timed": "%timeit -n1 -r1 0",
    "environment": "import os; assert os.environ['NBGRADER_EXECUTION'] == 'autograde'",
    "kernel": "assert type(get_ipython()).__name__ == 'ZMQInteractiveShell'",
    "main": "import __main__; assert __main__.sys is sys",
    "underscore": "assert _ is not None",
    "helps": "len?",
    "helper": "import helper; helper.VALUE",
    "data": "float(open('data/numbers.txt').read())",
    "own_file": "open('left.txt', 'w').write('1'); None",
    "plots": "%matplotlib inline\nimport matplotlib.pyplot as plt\nplt.plot([1, 2]); plt.show()",
    "updates": "h = display('a', display_id=True)\nh.update('b')",
    "hidden": "assert True\n### BEGIN HIDDEN TESTS\nassert False\n### END HIDDEN TESTS",
    "empty": "",
    "comment": "# nothing",
    "allowed": "1 / 0",
}
HABITS = {
    "listed_files": "!ls",
    "installs": "%pip install numpy",
    "asks_version": "!python --version",
    "exit_code": "!ls\nNone",
    "reloads": "%load_ext autoreload\n%autoreload 2",
    "sharper": "%config InlineBackend.figure_format = 'retina'",
    "rounds": "%precision 2\n0.123",
    "rounds_no_more": "%precision %r\n0.5",
    "writes": "%%writefile own.py\nVALUE = 0.5",
    "runs": "%run own.py\nVALUE",
    "imports": "import own\nown.VALUE",
    "sets": "%env COLOUR=red",
    "where": "assert %pwd",
    "html_cell": "%%html\n<b>x</b>",
    "latex_cell": "%%latex\nx",
    "lists": "%who",
    "history": "%history -l 1",
    "inputs": "assert In[-1].startswith('assert')",
    "input_before": "assert _i.startswith('assert')",
    "outputs": "assert 0.5 in Out.values()",
    "name": "assert __name__ == '__main__'",
    "no_file": "__file__",
    "frame": "import pandas as pd\npd.DataFrame({'a': [1]})",
    "item": "pd.Series([0.5])[0]",
    "axes": "import matplotlib.pyplot as plt\nfig, ax = plt.subplots()\nax.plot([1])",
    "figure": "fig",
    "image": "from IPython.display import Image\nImage(data=b'x', format='png')",
    "latex": "from IPython.display import Latex\nLatex('x')",
    "markdown": "from IPython.display import Markdown\ndisplay(Markdown('x'))",
    "doctests": "import doctest\ndoctest.testmod()",
    "unittests": "import unittest\nunittest.main(argv=[''], exit=False)",
    "records": "with warnings.catch_warnings(record=True) as seen:\n    warnings.warn('x')\n"
    "assert len(seen) == 1",
    "once_more": "import warnings; warnings.warn('careful')",
    "redirects": "import contextlib, io\nwith contextlib.redirect_stdout(io.StringIO()) as s:\n"
    "    print('x')\nassert s.getvalue() == 'x\\n'",
    "buffer": "sys.stdout.buffer.write(b'x')",
    "terminal": "assert not sys.stdout.isatty()",
    "deep": "def deep(n): return deep(n + 1)\ndeep(0)",
    "pool": "from multiprocessing import Pool\nwith Pool(2) as pool:\n"
    "    assert pool.map(abs, [-1]) == [1]",
    "alarm": "import signal\nsignal.signal(signal.SIGALRM, lambda *_: print('rings'))\n"
    "signal.alarm(1)\nimport time\ntime.sleep(1.2)",
    "group": "raise ExceptionGroup('several', [ValueError('a'), TypeError('b')])",
    "chained": "try:\n    1 / 0\nexcept ZeroDivisionError as error:\n"
    "    raise KeyError('x') from error",
    "own_error": "class Own(Exception): pass\nraise Own",
    "no_str": "class Mute(Exception):\n    def __str__(self): raise ValueError\nraise Mute",
    "generator": "(n for n in 'ab')",
    "semicolons": "1; 0.25",
    "last_is_print": "0.25\nprint(1)",
    "augmented": "total = 0\ntotal += 1",
    "walrus": "(half := 0.5)",
    "text_number": "print(0.5)",
    "int_like": "np.int64(1)",
    "array": "np.array([0.5])",
    "fraction": "1/4",
    "displayed_error": "display(1/0)",
    "exits_quietly": "raise SystemExit(0)",
    "deletes": "del x",
    "star": "from math import *\nsqrt(0.25)",
    "breaks": "breakpoint()\n0.5",
    "arguments": "assert sys.argv[1] == '-f'",
    "stores": "kept = 0.5\n%store kept\ndel kept\n%store -r kept\nkept",
    "jobs": "from joblib import Parallel, delayed\n"
    "Parallel(n_jobs=2)(delayed(abs)(n) for n in [-0.5, 1])[0]",
    "folder": "import os\nassert os.getcwd().split(os.sep)[-3:-1:2] == ['autograded']",
    "later_notebook": "assert not os.path.exists('two.ipynb')",
    "hidden_name": "__",
    "unicode": "print('\u20ac \U0001f600')\n0.5",
    "null": "print('\\x00')",
}
TAGS = {"allowed": ["raises-exception"]}


def one() -> Notebook:
    tests = {**LAST_VALUES, **STREAMS, **HABITS, **WAYS_OUT}
    return notebook(
        plain_cell(SETUP),
        answer_cell("square", "def square(x):\n    return x * x"),
        *(checks(name, text, tags=TAGS.get(name, ())) for name, text in tests.items()),
        cell(
            "by_hand",
            "### BEGIN SOLUTION\nx = 1\n### END SOLUTION",
            points=3,
            grade=True,
            solution=True,
        ),
        cell("essay", "YOUR ANSWER HERE", kind="markdown", points=4, grade=True, solution=True),
        cell("task", "Do something.", kind="markdown", points=5, task=True),
        cell("read_only", "x = 1", grade=False),
    )


def two() -> Notebook:
    return notebook(
        answer_cell("cube", "def cube(x):\n    return x ** 3"),
        checks("cubes", "assert cube(2) == 8", 1.5),
        checks("own_score", "float(cube(1))", 1),
        checks("left", "open('left.txt').read()\nNone", 1),
    )


def floods() -> Notebook:
    """Fill more than is kept of an output: dear enough for one student."""
    return notebook(
        plain_cell("import sys"), *(checks(name, text) for name, text in FLOODS.items())
    )


def tamper(made: Notebook) -> None:
    """Do to a notebook what students do."""
    cell_of(made, "fails").source = "assert True"
    cell_of(made, "partial").metadata.nbgrader["points"] = 20
    cell_of(made, "none").metadata["tags"] = ["skip-execution"]
    cell_of(made, "raises").metadata["tags"] = ["skip-execution"]
    cell_of(made, "whole").cell_type = "markdown"
    for key in ("outputs", "execution_count"):
        cell_of(made, "whole").pop(key)
    made.cells.remove(cell_of(made, "nan"))


def cut(made: Notebook) -> None:
    """Leave few cells, of which nbgrader knows nothing."""
    made.cells[6:] = []
    for one in made.cells:
        one.metadata.pop("nbgrader", None)


def invent(made: Notebook) -> None:
    """Add a graded cell that the course does not know."""
    stranger = plain_cell("pass")
    stranger.metadata["nbgrader"] = {**made.cells[0].metadata.nbgrader, "grade_id": "new"}
    made.cells.append(stranger)


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Both:
    root = make_course(
        tmp_path_factory.mktemp("default") / "course",
        {"ps": {"one": one(), "two": two(), "floods": floods()}},
        files={"helper.py": "VALUE = 1.25\n", "data/numbers.txt": "0.75"},
    )
    right = {
        "one": answer(square="def square(x):\n    return x * x", by_hand="x = 2", essay="Because."),
        "two": answer(cube="def cube(x):\n    return x ** 3"),
    }

    def hand(student: str, without: Sequence[str] = (), **options: Any) -> Path:
        return hand_in(root, student, "ps", without=[*without, "floods.ipynb"], **options)

    hand("a_untouched", without=["one.ipynb"])
    hand_in(root, "b_right", "ps", changes=right, files={"helper.py": "VALUE = 99\n"})
    hand("c_tampered", changes={"one": tamper}, at="")
    hand("d_no_second", without=["two.ipynb"], changes={"one": cut})
    only_two = {"without": ["one.ipynb"]}
    hand(
        "f_dies_second",
        changes={
            "one": cut,
            "two": insert(1, "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"),
        },
    )
    broken = hand("g_broken", **only_two)
    (broken / "two.ipynb").write_text("{")
    stranger = hand("h_stranger", **only_two)
    (stranger / "three.ipynb").write_text((stranger / "two.ipynb").read_text())
    hand(
        "i_exits",
        changes={"two": insert(0, "exit()", "import time; time.sleep(1)")},
        **only_two,
    )
    hand("j_only_strangers", without=["one.ipynb", "two.ipynb"])
    strangers = root / "submitted" / "j_only_strangers" / "ps"
    (strangers / "other.ipynb").write_text((stranger / "two.ipynb").read_text())
    hand("k_too_much", changes={"two": answer(cube="def cube(x): return 7")}, **only_two)
    hand(
        "l_points_as_text",
        changes={"two": lambda made: cell_of(made, "cubes").metadata.nbgrader.update(points="1.5")},
        **only_two,
    )
    hand("m_invented", changes={"two": invent}, **only_two)
    hand(
        "n_ungraded",
        changes={"two": lambda made: cell_of(made, "cubes").metadata.nbgrader.update(grade=False)},
        **only_two,
    )
    return grade_both_ways(root, "ps")


@pytest.mark.parametrize("table", list(QUERIES))
def test_rows_equal_those_of_nbgrader(both: Both, table: str) -> None:
    stock, ours = both.rows
    assert stock[table]
    assert ours[table] == stock[table]


def test_scores_are_what_the_notes_say(both: Both) -> None:
    """Guards against a course that fails as a whole, where all rows are equal and empty."""
    scores = scores_of(both.ours, "b_right")
    assert scores["partial"] == 0.5
    assert scores["numpy"] == scores["nan"] == scores["true"] == scores["negative"] == 2
    assert scores["error_then_value"] == scores["warns"] == scores["fails"] == 0
    assert scores["hook_then_error"] == scores["awaits"] == 0.5
    assert scores["helper"] == 1.25
    assert scores["hidden"] == 0
    assert scores["flood"] == scores["task_heard"] == scores["breaks"] == scores["jobs"] == 0.5
    assert scores["flood_and_warning"] == scores["late_heard"] == 0
    assert scores["folder"] == scores["later_notebook"] == 2
    assert scores["left"] == 1
    assert scores["by_hand"] is None


def test_the_same_files_are_left_with_the_same_permissions(both: Both) -> None:
    made_by_cells = ("left.txt", "own.py", ".pyc")  # what cells write stays in the sandbox
    stock = {k: v for k, v in copies_of(both.stock).items() if not k.endswith(made_by_cells)}
    assert stock
    assert copies_of(both.ours) == stock


def test_the_same_submissions_fail(both: Both) -> None:
    failed = {item.student for item in both.report.faults}
    assert failed == {
        "f_dies_second",
        "g_broken",
        "i_exits",
        "j_only_strangers",
        "k_too_much",
        "l_points_as_text",
        "m_invented",
        "n_ungraded",
    }
    assert both.stock_code == 1
    for student in failed:
        assert f"for student '{student}'" in both.stock_said


def test_the_report_says_which_kind_each_mark_is(both: Both) -> None:
    lines = "\n".join(plain_course_lines(both.report))
    assert "isolation only, not forge-proof" in lines
    assert "it is not cleaned" in lines


def test_nothing_is_graded_twice(both: Both) -> None:
    with no_workers():
        report = grade_plain_course(both.ours, Selection(("ps",), ("b_right",)), jobs=1)
    assert [item.state for item in report.graded] == ["skipped"]
    assert rows_of(both.ours) == both.rows[1]


def test_the_course_has_no_other_files_of_ours(both: Both) -> None:
    assert not (both.ours / ".autograder").exists()
    assert Path(both.ours / "autograded").is_dir()
