"""The notebook in JupyterLab and the pages that grading makes, seen through Chromium."""

import dataclasses

import pytest

from autograder.model import Status
from autograder.reports.class_report import render_class
from autograder.reports.feedback import render_feedback
from tests.pages.conftest import TOPICS

SECONDS = 1000
ONES_LAST = "def add_intercept(X):\n    return np.column_stack([X, np.ones(len(X))])"

# Everything in a text cell that MathJax left as it was: a dollar sign, a command, a red complaint.
UNSET = r"""() => [...document.querySelectorAll('.jp-RenderedMarkdown')].map(text => {
    const copy = text.cloneNode(true);
    const wrong = copy.querySelectorAll('mjx-merror, mjx-container [style*="color: red"]').length;
    copy.querySelectorAll('code, mjx-container').forEach(part => part.remove());
    const left = copy.textContent.match(/.{0,40}(\$|\\[a-zA-Z]).{0,40}/);
    return left ? left[0] : (wrong ? text.textContent : '');
}).filter(Boolean)"""


@pytest.fixture
def notebook(browser, lab):
    """Open the released notebook of a topic and wait until its kernel is there."""
    windows = []

    def notebook(slug):
        window = browser.new_page(viewport={"width": 1250, "height": 1000})
        windows.append(window)
        window.set_default_timeout(60 * SECONDS)
        window.goto(lab(slug), wait_until="domcontentloaded")
        window.wait_for_selector(".jp-NotebookPanel .jp-CodeCell")
        window.get_by_text("Python 3 (ipykernel) | Idle").wait_for()
        return window

    yield notebook
    for window in windows:
        window.close()


def cell_with(window, text):
    return window.locator(".jp-NotebookPanel .jp-CodeCell").filter(has_text=text)


def run_cell(window, cell):
    """Press Shift+Enter in a cell and wait for its number."""
    cell.locator(".cm-content").click()
    window.keyboard.press("Shift+Enter")
    number = cell.locator(".jp-InputPrompt").filter(has_text="[")
    for _ in range(100):
        if number.inner_text().strip("[]: ").isdigit():
            return
        window.wait_for_timeout(100)
    window.screenshot(path="/tmp/labwork/fail.png")
    pytest.fail(f"The cell did not finish: {number.inner_text()}")


def test_a_wrong_answer_gets_its_table(notebook):
    window = notebook("linear_regression")
    run_cell(window, cell_with(window, "from selfcheck import check"))
    answer = cell_with(window, "def add_intercept(")
    answer.locator(".cm-content").click()
    window.keyboard.press("ControlOrMeta+a")
    window.keyboard.insert_text(ONES_LAST)
    run_cell(window, answer)
    check = cell_with(window, 'check("add_intercept")')
    run_cell(window, check)

    table = check.locator(".jp-OutputArea-output table")
    table.wait_for()
    rows = [row.inner_text().split("\t") for row in table.locator("tr").all()]
    assert rows == ""
