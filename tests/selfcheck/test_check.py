"""`check` in a notebook: what it finds, how it says so, and that nothing makes it raise."""

import linecache
import os
import random
import sys
import time
import warnings
from textwrap import dedent

import numpy as np
import pytest

from autograder.selfcheck.failure_words import describe_failure, makes_one_call

RIGHT = """
def double(x):
    return 2 * x

def total(x):
    return float(sum(double(np.array(x))))

def extra(x):
    if x < 0:
        raise ValueError("negative")
    return x
"""


@pytest.fixture
def check(selfcheck):
    """Run source as a cell of a notebook would run, then check one exercise there."""

    def run(source, name="double"):
        namespace = {"np": np, "check": selfcheck.check, "__name__": "__main__"}
        text = dedent(source)
        linecache.cache["<cell>"] = (len(text), None, text.splitlines(keepends=True), "<cell>")
        exec(compile(text, "<cell>", "exec"), namespace)
        exec(f"result = check({name!r})", namespace)
        return namespace["result"]

    return run


def statuses(result):
    return [row.status for row in result.rows]


def test_a_right_answer_earns_everything(check):
    result = check(RIGHT)
    assert statuses(result) == ["passed", "passed"]
    assert [row.title for row in result.rows] == [
        "Doubles the `worked` example.",
        "Leaves the input as it was.",
    ]
    assert repr(result) == "3"
    assert result.has_passed
    html = result._repr_html_()
    assert "3 of 3 points" in html
    assert "Hidden tests probe more" in html
    assert "<code>worked</code>" in html


def test_points_of_the_parts_that_pass_are_the_plain_text(check):
    result = check(
        "def double(x): return 2 * x\ndef total(x): return 2 * sum(x) + (len(x) == 1)", "total"
    )
    assert statuses(result) == ["failed", "passed"]
    assert repr(result) == "1"
    assert repr(check(RIGHT, "total")) == "1.5"


def test_a_bonus_exercise_counts_nothing_in_nbgrader(check):
    result = check(RIGHT, "extra")
    assert result.has_passed
    assert repr(result) == "0"
    assert "2 of 2 bonus points" in result._repr_html_()
    assert result.rows[0].title == "refuses negative numbers"


def test_a_stub_is_not_attempted_yet(check):
    result = check(
        'def double(x):\n    """Twice."""\n    # YOUR CODE HERE\n    raise NotImplementedError()'
    )
    assert statuses(result) == ["todo", "todo"]
    assert [row.message for row in result.rows] == ["", ""]
    assert "Not attempted yet." in result.summary
    assert "not attempted yet" in result._repr_html_()


def test_a_helper_that_is_a_stub_is_named(check):
    source = """
        def double(x):
            raise NotImplementedError()

        def total(x):
            return sum(double(x))
    """
    result = check(source, "total")
    assert statuses(result) == ["todo", "todo"]
    assert result.rows[0].message == "It needs `double`, which is not written yet."


def test_code_beside_the_line_of_the_stub_is_noticed(check):
    result = check(
        'def double(x):\n    """T."""\n    raise NotImplementedError()\n    return 2 * x'
    )
    assert statuses(result) == ["failed", "failed"]
    assert "`raise NotImplementedError()` is still in `double`: delete it" in result.rows[0].message


def test_a_wrong_answer_is_told_with_values_and_a_diagnosis(check):
    result = check("def double(x): return -2 * x")
    assert statuses(result) == ["failed", "passed"]
    assert "Every value has the wrong sign." in result.rows[0].message
    assert "expected 5, returned -5" not in result.rows[0].message  # the largest deviation is shown
    assert "At [2]: expected -6, returned 6." in result.rows[0].message


def test_changed_inputs_are_named_also_where_they_hold_nan(check):
    result = check("def double(x):\n    x *= 2\n    return x")
    assert statuses(result) == ["passed", "failed"]
    assert "Case 1: The call changes `x` in place" in result.rows[1].message


def test_an_exception_shows_the_students_line_and_none_of_pytests(check):
    result = check("def double(x):\n    y = np.zeros(7)\n    return x + y")
    message = result.rows[0].message
    assert message.startswith("ValueError: operands could not be broadcast")
    assert message.endswith("at line 3 of the cell, in `double`: `return x + y`")
    assert "pytest" not in message


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("def double(x): print(2 * x)", "Returned None: does the function end with `return`?"),
        (
            "def double(x): return double(x)",
            "RecursionError: `double` calls itself without end",
        ),
        (
            "def small(x): return x\ndef double(x):\n    small(x)\n    return double(small(x))",
            "RecursionError: `double` calls itself without end",
        ),
        (
            "import functools\n@functools.lru_cache\ndef double(x): return 2 * x",
            "under `functools.lru_cache`: take that away",
        ),
        ("def double(x): return [1.0, None, 2.0]", "a list that holds None"),
        (
            "def double(x): raise SystemExit",
            "It ended with SystemExit: a function gives its answer",
        ),
        ("def double(x): exit()", "It ended with SystemExit"),
        ("import pytest\ndef double(x): pytest.skip('x')", "It ended with Skipped"),
        ("import pytest\ndef double(x): pytest.exit('x')", "It ended with Exit"),
        ("import pytest\ndef double(x): pytest.fail('x')", "It ended with Failed"),
        ("def double(x, y): return x", "Your function is `double(x, y)`."),
        ("def double(x): return input('?')", "input() cannot be answered here"),
        ("def double(x): return 1 / 0", "ZeroDivisionError: division by zero"),
        ("def double(x): raise KeyError", "KeyError"),
        ("def double(x): assert x is None", "AssertionError"),
        ("double = 3.0", "`double` is not a function now but of type float"),
        (
            "def doubel(x): return 2 * x",
            "no function named `double` yet; found `doubel`: was it re",
        ),
        ("def other(x): return 2 * x", "no function named `double` yet: run its cell first."),
        ("from math import sqrt as double", "TypeError"),
        (
            "class double:\n    def __init__(self, x): pass",
            "a double, expected an array of numbers",
        ),
        ("double = lambda x: 3 * x", "3 of 3 entries are wrong"),
    ],
)
def test_every_kind_of_failure_is_explained(check, source, words):
    result = check(source)
    assert any(words in row.message for row in result.rows), [row.message for row in result.rows]
    assert repr(result) in ("0", "1")


def test_the_same_message_is_not_repeated(check):
    rows = check("def double(x): raise KeyError('k')").rows
    assert rows[0].message.startswith("KeyError: 'k'")
    assert rows[1].message == "The same error as above."
    assert rows[1].call == "double(np.array([np.nan]))"


def test_other_numbers_are_never_called_the_same(check):
    rows = check("def double(x): return x + 1\ndef total(x): return 7.0", "total").rows
    assert all("same" not in row.message for row in rows)


def test_the_failing_call_and_the_line_of_the_check_are_shown(check):
    row = check("def double(x): return -2 * x").rows[0]
    assert row.call == "double(np.array([1.0, 2.5, -3.0]))"
    assert row.place == "selfchecks/test_double.py, line 9"
    assert row.call in check("def double(x): return -2 * x")._repr_html_()


def test_of_several_calls_the_statement_is_shown_for_none_of_them_is_known_to_be_the_one(check):
    rows = check("def double(x): return x\ndef total(x): return 'a'", "total").rows
    assert rows[0].call == ""
    assert rows[0].place == "selfchecks/test_total.py, line 8"
    assert rows[1].call == "total([0.5, 4.0])"


def test_of_several_calls_the_one_in_the_failing_statement_is_shown(check, release):
    (release / "selfchecks" / "test_extra.py").write_text(
        "from selfchecks.testing import assert_close, assert_unchanged\n"
        "def test_example(student):\n"
        "    assert_unchanged(student.extra, [1.0])\n"
        "    assert_close(student.extra(2.0), 5.0)\n"
    )
    (row,) = check("def extra(x): return x", "extra").rows
    assert "Expected 5, returned 2." in row.message
    assert row.call == "extra(2.0)"
    assert row.place == "selfchecks/test_extra.py, line 4"


@pytest.mark.parametrize(
    ("statement", "is_one"),
    [
        ("assert_close(student.double(x), 2 * x)", True),
        ("assert student.double(x) == expected(student.double(y))", False),
        ("assert all(student.double(n) == 2 * n for n in numbers)", False),
        ("assert_unchanged(student.double, x)", False),
        ("assert student.total.map(inputs) == sums", False),
        ("assert result == 2", False),
        ("with pytest.raises(ValueError):", False),
    ],
)
def test_which_statement_makes_one_call(statement, is_one):
    assert makes_one_call(statement) is is_one


def test_a_call_is_shown_as_it_was_before_the_function_changed_its_argument(check):
    row = check("def double(x):\n    x *= 0\n    return x").rows[0]
    assert row.call == "double(np.array([1.0, 2.5, -3.0]))"


def test_a_returned_value_that_a_check_cannot_use_is_explained(check):
    rows = check("def double(x): return x\ndef total(x): return 'a'", "total").rows
    assert "This should hold, and does not:\n    assert student.total.map" in rows[0].message
    assert "a string (str), expected a number" in rows[1].message


@pytest.mark.parametrize(
    ("statement", "shown"),
    [
        ("assert [1, 2] == [\n    1,\n    3,\n]", "assert [1, 2] == [ 1, 3, ]"),
        ("assert 1 == 3", "assert 1 == 3"),
        ("assert all(\n    n < 2\n    for n in (1,\n              3)\n)", "for n in (1, 3)"),
    ],
)
def test_the_whole_statement_of_a_self_check_is_shown(tmp_path, statement, shown):
    file = tmp_path / "test_long.py"
    file.write_text(statement)
    with pytest.raises(AssertionError) as caught:
        exec(compile(statement, str(file), "exec"), {})
    status, message = describe_failure(caught.value, [], {}, "double")
    assert status == "failed"
    assert message.startswith("This should hold, and does not:\n    assert ")
    assert shown in message


def test_a_missing_exception_is_explained(check):
    rows = check("def extra(x): return x", "extra").rows
    assert rows[0].message == "No ValueError was raised, and one is required here."


def test_what_is_printed_is_shown_modestly_and_warnings_do_not_count(check, capsys):
    result = check(
        """
        import sys, warnings
        def double(x):
            print("hello", "there")
            print("careful", file=sys.stderr)
            warnings.warn("a warning")
            np.log(np.zeros(1))
            return 2 * x
        """
    )
    assert result.has_passed
    assert result.notes[0].startswith(
        "While it was checked, your code printed:\nhello there\ncareful\n"
    )
    assert capsys.readouterr() == ("", "")


def test_the_students_own_settings_for_warnings_do_not_count(check):
    before = np.geterr()
    try:
        result = check(
            """
            import warnings
            warnings.simplefilter("error")
            np.seterr(all="raise")
            def double(x):
                np.log(np.zeros(1))
                return 2 * x
            """
        )
    finally:
        np.seterr(**before)
    assert result.has_passed


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("duoble", "Did you mean `double`?"),
        ("zzz", "There are: double, total, extra."),
        ((), 'in quotes, such as check("double")'),
        (3, "in quotes"),
        (["double"], "in quotes"),
    ],
)
def test_an_unknown_name_is_explained(check, name, words):
    result = check(RIGHT, name)
    assert words in result.notes[0]
    assert "Nothing could be checked." in result._repr_html_()
    assert repr(result) == "0"


def test_the_function_itself_may_stand_for_its_name(selfcheck):
    namespace = {"np": np, "check": selfcheck.check}
    exec(RIGHT + "\nresult = check(double)", namespace)
    assert namespace["result"].has_passed


def test_a_missing_folder_is_explained(selfcheck, release):
    (release / "selfchecks").rename(release / "elsewhere")
    result = selfcheck.check("double")
    assert "take it from the release again" in result._repr_html_()
    assert repr(result) == "0"


def test_a_missing_test_file_and_a_broken_one_are_explained(check, release):
    (release / "selfchecks" / "test_extra.py").unlink()
    assert "test_extra.py is missing" in check(RIGHT, "extra").notes[0]
    (release / "selfchecks" / "test_total.py").write_text("def (")
    assert "could not be read" in check(RIGHT, "total").notes[0]
    assert check(RIGHT).has_passed


def test_a_missing_or_broken_list_of_exercises_is_made_up_for(check, release):
    (release / "selfchecks" / "topic.json").write_text("{")
    result = check(RIGHT)
    assert repr(result) == "3"
    assert result.max_points == 3


def test_missing_pytest_is_explained(selfcheck, monkeypatch):
    monkeypatch.setitem(sys.modules, "pytest", None)
    result = selfcheck.check("double")
    assert "%pip install pytest" in result._repr_html_()


def test_a_bug_of_ours_does_not_stop_the_notebook(selfcheck, monkeypatch):
    monkeypatch.setattr(selfcheck, "_find_namespace", lambda caller: 1 / 0)
    result = selfcheck.check("double")
    assert "failed (ZeroDivisionError); your answer is not judged" in result._repr_html_()
    assert repr(result) == "0"


def test_ctrl_c_in_an_endless_loop_gives_a_kind_result(check):
    source = """
        import os, signal, threading
        def double(x):
            threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT)).start()
            while True:
                pass
    """
    result = check(source)
    assert statuses(result) == ["stopped", "stopped"]
    assert result.rows[0].message == "You stopped it. It is slow, or a loop in it never ends."
    assert result.rows[1].message == "Not run."


def test_nothing_is_written_and_a_read_only_folder_will_do(check, release):
    for folder in (release, release / "selfchecks"):
        folder.chmod(0o555)
    before = sorted(release.rglob("*"))
    try:
        assert check(RIGHT).has_passed
    finally:
        for folder in (release, release / "selfchecks"):
            folder.chmod(0o755)
    assert sorted(release.rglob("*")) == before


def test_a_check_leaves_no_trace_in_the_process(check):
    state = (random.getstate(), np.random.get_state()[1].tolist(), dict(os.environ))
    filters = list(warnings.filters)
    check(
        "import random\ndef double(x):\n    random.random()\n    np.random.rand()\n    return 2 * x"
    )
    assert (random.getstate(), np.random.get_state()[1].tolist(), dict(os.environ)) == state
    assert warnings.filters == filters
    assert sys.modules["selfchecks"].__path__[0].endswith("demo/selfchecks")


def test_students_html_is_escaped(check):
    html = check("def double(x): raise KeyError('<script>alert(1)</script>')")._repr_html_()
    assert "<script>" not in html
    assert "&lt;script&gt;" in html


def test_time_of_one_check(check, record_property):
    check(RIGHT)
    started = time.perf_counter()
    for _ in range(5):
        check(RIGHT)
    seconds = (time.perf_counter() - started) / 5
    record_property("seconds per check", seconds)
    print(f"one check takes {seconds * 1000:.0f} ms")
    assert seconds < 5  # a matter of order only: the promise of 0.3 s is for a machine at rest


STUB = '    """D."""\n    raise NotImplementedError()\n'


@pytest.mark.parametrize(
    ("source", "names", "words"),
    [
        (f"def a(x):\n{STUB}", ("a",), "you have written `a`."),
        (f"def a(x):\n{STUB}\ndef b(x):\n    return 1", ("a", "b"), "you have written `a`."),
        (f"def a(x):\n{STUB}\ndef b(x):\n{STUB}", ("a", "b"), "you have written `a` and `b`."),
        (f"def a(x):\n{STUB}\ndef b(x):\n    return 1", ("b",), "you have written `a`."),
        (
            "def a(x):\n    y = 1\n    raise NotImplementedError",
            ("a", "c", "d"),
            "you have written `a`, `c` and `d`.",
        ),
        (f"def a(x):\n{STUB}", (), "you have written `a`."),
    ],
)
def test_a_cell_that_needs_a_stub_says_so_kindly(selfcheck, capsys, source, names, words):
    namespace = {"needs": selfcheck.needs}
    linecache.cache["<n>"] = (len(source), None, source.splitlines(keepends=True), "<n>")
    exec(compile(source, "<n>", "exec"), namespace)
    exec(f"with needs(*{names!r}):\n    a(1)\n    raise KeyError", namespace)
    assert capsys.readouterr().out == f"This cell works once {words}\n"


def test_needs_lets_every_other_exception_pass_and_says_nothing_when_all_is_well(selfcheck, capsys):
    with pytest.raises(ZeroDivisionError), selfcheck.needs("a"):
        1 / 0  # noqa: B018 - the exception is what is wanted
    with selfcheck.needs("a"):
        pass
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("is_written", [False, True])
def test_a_name_that_an_earlier_cell_did_not_make_waits_for_what_is_unwritten(
    selfcheck, capsys, is_written
):
    """Cells that share a variable wait together; a name that nothing will make is an error."""
    body = "return x" if is_written else "raise NotImplementedError"
    source = f"def a(x):\n    {body}\n"
    namespace = {"needs": selfcheck.needs}
    linecache.cache["<n>"] = (len(source), None, source.splitlines(keepends=True), "<n>")
    exec(compile(source, "<n>", "exec"), namespace)
    cell = "with needs('a'):\n    a(table_of_an_earlier_cell)"
    if is_written:
        with pytest.raises(NameError):
            exec(cell, namespace)
    else:
        exec(cell, namespace)
        assert capsys.readouterr().out == "This cell works once you have written `a`.\n"


def test_needs_works_without_the_folder_of_checks(selfcheck, release, capsys):
    (release / "selfchecks").rename(release / "elsewhere")
    with selfcheck.needs("a", "b"):
        raise NotImplementedError
    assert capsys.readouterr().out == "This cell works once you have written `a` and `b`.\n"


def test_a_function_to_be_written_is_refused_in_the_answer_and_nowhere_else(check):
    result = check("from numpy import add as plus\ndef double(x):\n    return plus(x, x)")
    assert statuses(result) == ["failed", "failed"]
    assert "`numpy.add` may not be called here: write it yourself" in result.rows[0].message
    assert "at line 3 of the cell, in `double`" in result.rows[0].message
    compared = RIGHT + "\nassert np.array_equal(double(np.ones(2)), np.add(np.ones(2), np.ones(2)))"
    assert repr(check(compared)) == "3"
    assert np.add(1, 2) == 3
    total = "def double(x):\n    return 2 * x\ndef total(x):\n    return np.add(0.0, 2 * sum(x))"
    assert repr(check(total, "total")) == "1.5"


def test_without_a_name_all_are_checked_and_the_next_one_is_shown(selfcheck):
    namespace = {"np": np, "check": selfcheck.check}
    exec(RIGHT.replace("2 * x", "3 * x") + "\nresult = check()", namespace)
    result = namespace["result"]
    assert result.summary == "1 of 3 exercises right, 1 of 4.5 points, 2 of 2 bonus points."
    text, html = repr(result), result._repr_html_()
    assert "✓ extra (2 of 2 bonus)" in text
    assert "Doubles the `worked` example." in text
    assert "Leaves the input" not in text
    for shown in ("33%", "<code>extra</code>", "Doubles the <code>worked</code> example."):
        assert shown in html
    assert "check.hint(&quot;double&quot;)" in html
    exec(RIGHT + "\nresult = check()", namespace)
    assert "Hidden tests probe more" in namespace["result"]._repr_html_()


def test_what_is_stopped_ends_the_checks_of_the_others(selfcheck):
    namespace = {"np": np, "check": selfcheck.check}
    exec("def double(x): raise KeyboardInterrupt\nresult = check()", namespace)
    assert [one.exercise for one in namespace["result"].results] == ["double"]


def test_hints_come_in_a_cell_as_in_the_terminal(selfcheck):
    hint = selfcheck.check.hint
    first = repr(hint("double"))
    assert first == 'double, hint 1 of 2: gentle\nThe next one: check.hint("double", 2)'
    assert repr(hint("double", 2)) == "double, hint 2 of 2: plainer"
    assert repr(hint("double", 0)) == first
    assert "Did you mean `double`?" in repr(hint("duoble"))
    namespace = {"np": np, "check": selfcheck.check}
    exec(RIGHT.replace("if x < 0:", "if False:") + "\nresult = check.hint()", namespace)
    assert repr(namespace["result"]) == "extra, hint 1 of 1: only one"
    exec(RIGHT + "\nresult = check.hint()", namespace)
    assert "no hint is needed" in repr(namespace["result"])


def test_a_cell_with_a_syntax_error_is_called_that_in_the_notebook_too(selfcheck):
    history = ["", "def double(x): return 2 * x", "def double(x) return x", "def total(x)"]
    namespace = {"np": np, "check": selfcheck.check, "In": history}
    exec("def double(x): return 2 * x\nnow, never = check(double), check('total')", namespace)
    assert namespace["now"].has_passed
    assert "the function from before was checked. SyntaxError" in namespace["now"].notes[0]
    assert statuses(namespace["never"]) == ["failed", "failed"]
    assert namespace["never"].rows[0].message.startswith("SyntaxError: expected ':'")
    history.append("def double(x): return 2 * x")
    exec("now = check('double')", namespace)
    assert namespace["now"].notes == ()
