"""The marking page in a real browser: a class marked by the keyboard alone, and an attacker."""

import fcntl

import pytest

from autograder.cli.marking_server import MarkingServer
from autograder.course import open_course
from autograder.pipeline.marking_desk import MarkingDesk
from tests.adapter.class_of_five import ATTACKER, QUESTION
from tests.adapter.conftest import course, graded  # noqa: F401 - fixtures
from tests.course_copy import TOPIC

SEEN = "window.seen = name => { (window.seenNames ??= []).push(name); };"


@pytest.fixture
def opened(browser, course):  # noqa: F811
    """Open the page as the instructor does who clicks on the address."""
    desk = MarkingDesk(open_course(course.root), TOPIC)
    with MarkingServer(desk) as server:
        window = browser.new_page(viewport={"width": 1300, "height": 850})
        window.problems = []
        window.on("pageerror", lambda error: window.problems.append(str(error)))
        window.on("console", lambda said: window.problems.append(said.text))
        window.add_init_script(SEEN)
        window.goto(server.address)
        window.get_by_role("heading", name="ada Ada Lovelace").wait_for()
        yield window
        window.close()


def press(window, *keys):
    for key in keys:
        window.keyboard.press(key)


def marks_of(course, student):  # noqa: F811
    return [mark[2:] for mark in course.marks() if mark[:2] == (student, QUESTION)]


def test_a_class_is_marked_by_the_keyboard_alone(opened, course):  # noqa: F811
    assert opened.get_by_text("2 of 2 to mark, 3 wrote nothing and have 0").is_visible()
    press(opened, "1", "3", "2", "2", "c")
    opened.keyboard.type("Say why. 123 jk")
    press(opened, "Escape", "Enter", "3")  # the 3 comes while the mark is being saved
    opened.get_by_role("heading", name=ATTACKER).wait_for()
    picked = opened.locator("#rubric [aria-pressed=true]")
    picked.filter(has_text="names a case").wait_for()
    assert picked.count() == 1
    assert marks_of(course, "ada") == [(None, 2.0, None, 0)]

    press(opened, "f", "r", "1", "Enter")
    opened.get_by_text("every answer to this question has its mark").wait_for()
    assert opened.input_value("#comment") == "Say why. 123 jk"
    assert marks_of(course, ATTACKER) == [(None, 3.0, None, 0)]
    assert opened.get_by_text("0 of 2 to mark").is_visible()

    press(opened, "k")
    opened.get_by_role("heading", name="ada Ada Lovelace").wait_for()
    assert opened.locator("#rubric [aria-pressed=true]").count() == 2, "picks are remembered"
    press(opened, "p")
    opened.keyboard.type("1.5")
    press(opened, "Enter")
    opened.get_by_text("every answer to this question has its mark").wait_for()
    assert marks_of(course, "ada") == [(None, 1.5, None, 0)]
    assert opened.problems == []


def test_what_is_not_saved_waits_is_marked_as_such_and_can_be_dropped(opened, course):  # noqa: F811
    press(opened, "1", "j")
    opened.get_by_role("heading", name=ATTACKER).wait_for()
    assert opened.locator("#queue .draft").inner_text().startswith("ada")
    press(opened, "k")
    opened.get_by_role("heading", name="ada Ada Lovelace").wait_for()
    opened.get_by_text("not saved yet").wait_for()
    assert opened.input_value("#points") == "1"
    press(opened, "Escape")
    opened.locator("#queue .draft").wait_for(state="detached")
    assert opened.input_value("#points") == ""
    assert marks_of(course, "ada") == [(None, None, None, 1)]


def test_no_script_of_a_student_runs_and_no_style_reaches_the_page(opened):
    press(opened, "j")
    opened.get_by_role("heading", name=ATTACKER).wait_for()
    shown = opened.locator("#answer")
    for lure in shown.get_by_text("press", exact=True).all():
        lure.click(timeout=2000)
    assert (
        shown.locator("svg, iframe, form, script, style, object, base, meta, button").count() == 0
    )
    assert opened.evaluate("window.seenNames ?? []") == []
    assert opened.locator("body").is_visible()
    assert opened.url.startswith("http://127.0.0.1:")


def test_a_save_that_fails_says_so_and_keeps_the_draft(opened, course):  # noqa: F811
    with (course.root / ".autograder" / "ledger.jsonl").open("rb+") as ledger:
        fcntl.flock(ledger, fcntl.LOCK_EX)
        press(opened, "1", "Enter")
        opened.get_by_text("another run is recording marks").wait_for()
    assert opened.input_value("#points") == "1"
    assert marks_of(course, "ada") == [(None, None, None, 1)]
    press(opened, "Enter")
    opened.get_by_role("heading", name=ATTACKER).wait_for()
    assert marks_of(course, "ada") == [(None, 1.0, None, 0)]
