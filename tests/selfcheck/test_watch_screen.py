"""`python selfcheck.py --watch` in a terminal with a keyboard, and what its screen says."""

import json
import sys

import pytest

from autograder.selfcheck.topic_facts import TopicFacts
from autograder.selfcheck.watch_screen import WatchScreen

IMPORTS = "import numpy as np\nfrom selfcheck import check, needs"
WRONG = "def double(x):\n    return 3 * x"
RIGHT = "def double(x):\n    return 2 * x"
ENDLESS = "def double(x):\n    while True:\n        pass"
TOTAL = "def total(x):\n    return float(sum(double(np.array(x))))"
EXTRA = "def extra(x):\n    raise ValueError('no')"


def test_in_a_terminal_with_keys(release, write, cell, monkeypatch):
    pexpect = pytest.importorskip("pexpect", reason="Not run: pexpect is not installed.")
    monkeypatch.delenv("NO_COLOR", raising=False)

    def save(double):
        answers = {"double": double, "total": TOTAL, "extra": EXTRA}
        answered = [cell.answer(name, source) for name, source in answers.items()]
        write([cell.code(IMPORTS), *answered, cell.code("while True:\n    pass")])

    save(WRONG)
    command = [str(release / "selfcheck.py"), "--watch"]
    screen = pexpect.spawn(
        sys.executable, command, encoding="utf-8", dimensions=(50, 120), timeout=60
    )
    try:
        screen.expect_exact("\x1b[H\x1b[2J")
        screen.expect_exact("Call: double(np.array([1.0, 2.5, -3.0]))")
        screen.expect_exact("Check: selfchecks/test_double.py, line 9")
        screen.expect_exact("1 of 3 right\r\n\r\nSave")
        screen.send("h")
        screen.expect_exact("Hint 1 of 2: gentle")
        screen.send("h")
        screen.expect_exact("Hint 2 of 2: plainer")
        screen.send("n")
        screen.expect_exact("Adds the doubled numbers up.")
        screen.send("l")
        screen.expect_exact("✓ extra (2 of 2 bonus)")
        screen.send("l")
        save(ENDLESS)
        screen.expect_exact("Checking double ...")
        save(RIGHT)
        screen.expect_exact("All self-checks pass.")
        screen.send("q")
        screen.expect(pexpect.EOF)
        screen.close()
        assert screen.exitstatus == 0
    finally:
        screen.close(force=True)


def record(name, status):
    text = f"{name} as text"
    facts = {"exercise": name, "passed": status == "passed", "status": status}
    return json.dumps({"kind": "exercise", **facts, "worth": "0 of 1", "text": text})


@pytest.fixture
def screen():
    facts = TopicFacts("demo", {"a": {"hints": ["one"]}, "b": {}, "c": {}})
    screen = WatchScreen(facts, ["a", "b", "c"])
    screen.begin()
    for line in ('{"kind": "notebook", "name": "demo.ipynb"}', record("a", "failed")):
        screen.take(line)
    return screen


def test_the_first_exercise_that_is_not_right_is_shown(screen):
    screen.take(record("b", "todo"))
    screen.take(record("c", "passed"))
    screen.end()
    text = screen.text(has_keys=True)
    assert text.startswith("a as text")
    assert "1 of 3 right" in text
    assert "h: hint" in text
    assert "h: hint" not in screen.text(has_keys=False)


def test_hints_end_with_the_last_one(screen):
    for _ in range(3):
        screen.press("h")
    assert screen.text(has_keys=True).count("Hint") == 1


def test_what_was_skipped_comes_again_after_the_last(screen):
    for line in (record("b", "todo"), record("c", "passed")):
        screen.take(line)
    screen.end()
    seen = [screen.waiting]
    for _ in range(4):
        screen.press("n")
        seen.append(screen.waiting)
    assert seen == ["a", "b", "a", "b", "a"]


def test_what_was_skipped_is_not_called_right_when_all_others_are(screen):
    screen.press("n")
    for name in ("b", "c"):
        screen.take(record(name, "passed"))
    assert "a as text" not in screen.text(has_keys=True)
    screen.end()
    assert screen.text(has_keys=True).startswith("a as text")


def test_nothing_is_called_right_that_python_did_not_live_to_check(screen):
    screen.begin()
    screen.take(record("a", "passed"))
    screen.take('{"kind": "begins", "name": "b"}')
    screen.end()
    text = screen.text(has_keys=True)
    assert text.startswith("Python ended while b was checked")
    assert "All self-checks pass" not in text


@pytest.mark.parametrize("key", ["h", "n"])
def test_a_key_about_the_exercise_leaves_the_list(screen, key):
    screen.press("l")
    screen.press(key)
    assert screen.text(has_keys=True).startswith("a as text")
    assert screen.waiting == "a"
    assert not screen.hints


def test_the_list_also_names_what_is_still_to_be_checked(screen):
    screen.press("l")
    assert screen.text(has_keys=True).startswith("  ✗ a (0 of 1)\n  · b\n  · c\n\n")
    screen.begin()  # the notebook was saved
    assert screen.text(has_keys=True).startswith("  · a\n  · b\n  · c\n\n")


def test_a_cell_that_fails_is_told_also_where_all_is_right(screen):
    screen.begin()
    screen.take('{"kind": "problem", "text": "Code cell 1: SyntaxError: oh"}')
    for name in ("a", "b", "c"):
        screen.take(record(name, "passed"))
    screen.end()
    text = screen.text(has_keys=False)
    assert text.startswith("Code cell 1: SyntaxError: oh\nAll self-checks pass.")


def test_what_the_check_writes_besides_is_shown_as_it_is(screen):
    screen.begin()
    screen.take("demo.ipynb is broken at line 2: save it again.\n")
    screen.end()
    assert "demo.ipynb is broken at line 2" in screen.text(has_keys=False)


def test_a_check_that_runs_for_long_is_named(screen):
    screen.take('{"kind": "begins", "name": "b"}')
    assert "Checking b ..." in screen.text(has_keys=False)
    screen.since -= 60
    assert "b has been running for 60 seconds" in screen.text(has_keys=False)
