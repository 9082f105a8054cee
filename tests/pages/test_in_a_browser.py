"""The notebook in JupyterLab and the pages that grading makes, seen through Chromium."""

import dataclasses
import re

from autograder.model import Status
from autograder.reports.class_facts import ClassFacts, SubmissionFacts
from autograder.reports.class_list import ClassMember
from autograder.reports.class_report import render_class
from autograder.reports.feedback_page import render_feedback
from tests.course_copy import TOPIC
from tests.pages.conftest import SECONDS

ONES_LAST = "def add_intercept(X):\n    return np.column_stack([X, np.ones(len(X))])"


def cell_with(window, text):
    return window.locator(".jp-NotebookPanel .jp-CodeCell").filter(has_text=text)


def run_cell(window, cell):
    """Press Shift+Enter in a cell and wait until its number stands beside it."""
    cell.locator(".cm-content").click()
    window.keyboard.press("Shift+Enter")
    number = cell.locator(".jp-InputPrompt").filter(has_text=re.compile(r"\[\d+\]"))
    number.wait_for(timeout=30 * SECONDS)


def test_a_wrong_answer_gets_its_table(notebook):
    window = notebook(TOPIC)
    run_cell(window, cell_with(window, "from selfcheck import check"))
    answer = cell_with(window, "def add_intercept(")
    answer.locator(".cm-content").click()
    window.keyboard.press("ControlOrMeta+a")
    window.keyboard.insert_text(ONES_LAST)
    run_cell(window, answer)
    check = cell_with(window, 'check("add_intercept")')
    run_cell(window, check)

    output = check.locator(".jp-OutputArea-output")
    failed, passed = [row.inner_text() for row in output.locator("tr").all()]
    assert "✗ failed" in failed
    assert "Puts the ones first" in failed
    assert "6 of 6 entries are wrong" in failed
    assert "Returned [[3, 5, 1], [4, 6, 1]]" in failed
    assert "0 of 1" in failed
    assert "✓ passed" in passed
    assert "Self-checks: 1 of 2 points." in output.inner_text()
    assert "Hidden tests probe more than this" in output.inner_text()


def wide(result):
    """Return the result with a failed test whose words do not fit on a telephone."""
    number = "[" + "0.12345678901234567," * 12 + "]"
    first = result.exercises[0]
    verdict = dataclasses.replace(
        first.verdicts[0],
        status=Status.FAILED,
        message=f"Expected `{number}`.",
        followed_through_with=(),
    )
    look = f"add_intercept(X)\n    X = {number}\nreturned {number}"
    exercise = dataclasses.replace(first, verdicts=(verdict,), counterexample=look)
    return dataclasses.replace(result, exercises=(exercise, *result.exercises[1:]))


def look_at(page, tmp_path, html):
    file = tmp_path / "page.html"
    file.write_text(html, encoding="utf-8")
    page.goto(file.as_uri())
    return page.evaluate("document.documentElement.scrollWidth")


def test_feedback_fits_on_a_telephone(page, tmp_path, make_result, topic):
    html = render_feedback(wide(make_result(skill=0.5)), topic, course_title="Machine learning")
    width = look_at(page, tmp_path, html)
    assert page.get_by_text("Expected [0.12345678901234567").is_visible()
    assert page.problems == []
    assert width <= 400


def test_the_class_report_fits_on_a_telephone(page, tmp_path, results, topic):
    facts = ClassFacts(
        (ClassMember("s003", "Wolfeschlegelsteinhausenbergerdorff", "Adolph Blaine"),)
    )
    html = render_class([wide(results[0]), *results[1:]], topic, facts, run="r1")
    width = look_at(page, tmp_path, html)
    assert page.get_by_text("Wolfeschlegel").first.is_visible()
    assert page.problems == []
    assert width <= 400


def names_of(page):
    rows = page.locator("#students tbody tr:visible th").all_inner_texts()
    return [name.partition(",")[0] for name in rows]


def test_the_class_sorts_and_filters(page, tmp_path, make_result, topic):
    last = ("Zoë", "Ángel", "<b>Bell</b>")
    members = tuple(ClassMember(f"s{n}", name, "X") for n, name in enumerate(last))
    late = {"s1": SubmissionFacts(seconds_late=7200), "s2": SubmissionFacts(seconds_late=60)}
    results = [make_result(f"s{n}", skill, 5) for n, skill in enumerate((0.5, 1.0, 0.8))]
    look_at(page, tmp_path, render_class(results, topic, ClassFacts(members, late)))
    assert names_of(page) == ["Ángel", "<b>Bell</b>", "Zoë"]
    page.get_by_role("button", name="late").click()
    assert names_of(page) == ["Ángel", "<b>Bell</b>", "Zoë"]
    page.get_by_role("button", name="marks").click()
    assert names_of(page) == ["Ángel", "<b>Bell</b>", "Zoë"]
    page.get_by_role("button", name="marks").click()
    assert names_of(page) == ["Zoë", "<b>Bell</b>", "Ángel"]
    page.get_by_label("name or id").fill("angel")
    assert names_of(page) == ["Ángel"]
    assert page.get_by_text("1 of 3 shown").is_visible()
    page.get_by_label("name or id").fill("")
    page.get_by_label("late only").check()
    assert names_of(page) == ["<b>Bell</b>", "Ángel"]
    page.get_by_label("late only").uncheck()
    page.get_by_label("marks from").fill("44")
    assert names_of(page) == ["Ángel"]
    assert page.problems == []


def test_the_class_is_whole_without_a_script(browser, tmp_path, results, topic):
    file = tmp_path / "page.html"
    file.write_text(render_class(results, topic), encoding="utf-8")
    window = browser.new_page(java_script_enabled=False)
    window.goto(file.as_uri())
    assert window.locator("#students tbody tr:visible").count() == len(results)
    assert window.locator("form.filter").is_hidden()
    window.close()


def test_the_class_prints_every_column(page, tmp_path, results, topic):
    look_at(page, tmp_path, render_class(results, topic))
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 1047, "height": 700})  # A4 across without its margins
    table = page.locator("#students").bounding_box()
    last = page.locator("#students tbody tr").first.locator("td").last.bounding_box()
    assert table["x"] + table["width"] <= 1047
    assert last["x"] + last["width"] <= 1047
    assert last["width"] > 10


def test_without_a_name_the_whole_topic_is_shown_with_the_next_exercise(notebook):
    window = notebook(TOPIC)
    first = cell_with(window, "from selfcheck import check").last
    first.locator(".cm-content").click()
    window.keyboard.press("ControlOrMeta+End")
    window.keyboard.insert_text("\n\ncheck()")
    run_cell(window, first)
    shown = first.locator(".jp-OutputArea-output").inner_text()
    assert "0 of 6 exercises right" in shown
    assert "○ not attempted yet" in shown
    assert 'A hint: check.hint("add_intercept")' in shown
