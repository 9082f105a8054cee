"""A cell that no wire takes is scored as in nbgrader; one that breaks its kernel, as a dead one."""

import textwrap
from pathlib import Path

import pytest

from autograder.grading.plan import Selection
from autograder.pipeline.grade_plain_course import grade_plain_course
from autograder.plain_course import plain_submission, sandbox_kernel
from autograder.plain_course.jupyter_messages import shorten
from tests.plain_course.both_ways import QUERIES, Both, grade_both_ways, no_workers, rows_of
from tests.plain_course.stock_courses import (
    Change,
    Notebook,
    answer,
    answer_cell,
    cell,
    checks,
    hand_in,
    insert,
    make_course,
    notebook,
)

SAYS = {
    "a_nothing": "pass",
    "b_half_a_character": r"raise ValueError('\ud800')",
    "c_escaped_byte": r"raise ValueError('\udc80')",
    "d_printed_half": r"print('\ud800')",
    "e_half_on_stderr": r"import sys; print('\ud800', file=sys.stderr)",
    "f_shown_half": "class R:\n    def __repr__(self): return '\\ud800'\ndisplay(R())",
    "g_long_message": "raise ValueError('x' * 50_000_000)",
    "h_long_and_foreign": "print('\u20ac' * 12_000_000)",
    "i_long_and_escaped": r"print('\x00' * 12_000_000)",
    "j_long_name": "class E(Exception): pass\nE.__name__ = 'x' * 1_000_000\nraise E",
    "k_odd_name": "class M(type):\n    __name__ = property(lambda cls: '\\ud800')\n"
    "class E(Exception, metaclass=M): pass\nraise E",
}
"""What a function does that a graded cell calls."""

BREAKS = {
    "l_signal": "import os, signal; os.kill(os.getpid(), signal.SIGSYS)",
    "m_bytes": "import os\nfor n in range(3, 200):\n    try: os.write(n, b'x' * 64)\n"
    "    except OSError: pass",
    "n_frames": "import os, struct\nfor n in range(3, 200):\n"
    "    try: os.write(n, struct.pack('>4sBIQ', b'AGWR', 1, 2, 0) + b'{}')\n"
    "    except OSError: pass",
    "o_leaves": "import os; os._exit(0)",
}
"""What the first cell does to its own process."""


def one() -> Notebook:
    return notebook(
        answer_cell("f", "def f():\n    pass"),
        checks("before", "assert callable(f)"),
        checks("calls", "f()"),
        checks("after", "assert callable(f)"),
        cell("essay", "YOUR ANSWER HERE", kind="markdown", points=4, grade=True, solution=True),
    )


def marks_of_one(course: Path) -> dict[str, float | None]:
    """Return the scores of the first notebook: the cells of both have the same names."""
    return {row[3]: row[4] for row in rows_of(course)["grade"] if row[2] == "one"}


def inside(body: str) -> Change:
    return answer(f="def f():\n" + textwrap.indent(body, "    "))


def make(root: Path) -> Path:
    config = "c.Execute.timeout = 20\n"
    return make_course(root / "course", {"ps": {"one": one(), "two": one()}}, config)


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Both:
    course = make(tmp_path_factory.mktemp("broken"))
    only_one = {"without": ["two.ipynb"]}
    for student, body in SAYS.items():
        hand_in(course, student, "ps", changes={"one": inside(body)}, **only_one)
    for student, body in BREAKS.items():
        hand_in(course, student, "ps", changes={"two": insert(0, body)})
    return grade_both_ways(course, "ps")


@pytest.mark.slow
@pytest.mark.parametrize("table", list(QUERIES))
def test_rows_equal_those_of_nbgrader(both: Both, table: str) -> None:
    stock, ours = both.rows
    assert stock[table]
    assert ours[table] == stock[table]


@pytest.mark.slow
def test_who_breaks_the_kernel_fails_by_name_and_nobody_is_advised_to_run_it(both: Both) -> None:
    found = {item.student: item for item in both.report.graded}
    assert {found[student].state for student in SAYS} == {"graded"}
    for student in BREAKS:
        item = found[student]
        assert (item.state, item.is_ours) == ("failed", False)
        assert item.fault.startswith("DeadKernelError: Kernel died")
        assert "unsandboxed" not in item.fault
    assert "ended its own process by SIGSYS" in found["l_signal"].fault
    for student in ("m_bytes", "n_frames"):
        assert "in two.ipynb a cell wrote into the kernel's own connection" in found[student].fault


def test_output_without_end_leaves_what_scores_hang_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox_kernel, "MAX_OUTPUT", 1000)
    course = make(tmp_path)
    changes = {"one": inside("print('x' * 5000)")}
    hand_in(course, "ada", "ps", changes=changes, without=["two.ipynb"])
    with no_workers():
        report = grade_plain_course(course, Selection(), jobs=1)
    assert not report.faults
    assert marks_of_one(course)["before"] == marks_of_one(course)["calls"] == 2
    assert "x" * 2000 not in (course / "autograded/ada/ps/one.ipynb").read_text()


def test_of_outputs_stays_what_a_score_can_depend_on() -> None:
    result = {"data": {"text/plain": "0.5"}, "metadata": {}, "execution_count": 1}
    failure = {"ename": "E", "evalue": "x" * 9000, "traceback": ["y" * 9000]}
    kept = shorten(
        [
            ("stream", {"name": "stdout", "text": "x" * 9000}),
            ("stream", {"name": "stderr", "text": "careful"}),
            ("execute_result", result),
            ("display_data", {"data": {"text/plain": "x" * 9000}, "metadata": {}}),
            ("error", failure),
        ]
    )
    assert [kind for kind, _ in kept] == ["stream", "execute_result", "error"]
    assert kept[0][1] == {"name": "stderr", "text": "careful"}
    assert kept[1][1]["data"] == {"text/plain": "0.5"}
    assert len(kept[2][1]["evalue"]) < 9000


def test_a_notebook_that_spoils_the_folder_costs_the_one_before_it_nothing(
    tmp_path: Path,
) -> None:
    course = make(tmp_path)
    spoil = "import os, shutil\nhere = os.getcwd()\nshutil.rmtree(here)\nopen(here, 'w').close()"
    right = insert(0, spoil)
    hand_in(course, "ada", "ps", changes={"one": right})
    with no_workers():
        (item,) = grade_plain_course(course, Selection(), jobs=1).graded
    assert (item.state, item.is_ours) == ("failed", False)
    assert "two.ipynb could not be run after what the notebook before it did" in item.fault
    assert [mark.unscored for mark in item.marks] == [0, 4]


def test_a_file_too_large_for_the_sandbox_is_left_out_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain_submission, "MAX_EACH", 1000)
    course = make(tmp_path)
    files = {"large.txt": "x" * 1001, "small.txt": "x"}
    body = "import os\nassert os.path.exists('small.txt') and not os.path.exists('large.txt')"
    changes = {"one": inside(body)}
    hand_in(course, "ada", "ps", files=files, changes=changes, without=["two.ipynb"])
    with no_workers():
        (item,) = grade_plain_course(course, Selection(), jobs=1).graded
    assert item.state == "graded"
    assert item.remarks[0].startswith("large.txt has 0 MB, more than cells are shown")
    assert marks_of_one(course)["calls"] == 2
    assert (course / "autograded/ada/ps/large.txt").exists()
