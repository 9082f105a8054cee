"""formgrader in a real browser: an instructor marks, presses its buttons, and meets an attacker."""

import json
import sys

import pytest

from tests.adapter.class_of_five import ATTACKER, QUESTION
from tests.adapter.conftest import environment
from tests.course_copy import TOPIC
from tests.pages.conftest import serve

GRADING_MS = 180_000
"""How long a browser waits for a press of Autograde, in milliseconds."""
FORMGRADER = "nbgrader.server_extensions.formgrader"
SEEN = "window.seen = name => { (window.top.seenNames ??= []).push(name); };"
PAGES = (
    "manage_assignments",
    f"manage_submissions/{TOPIC}",
    "gradebook",
    f"gradebook/{TOPIC}",
    f"gradebook/{TOPIC}/{TOPIC}",
    "manage_students",
    f"manage_students/{ATTACKER}",
    f"manage_students/{ATTACKER}/{TOPIC}",
)


PRESS = """async url => {
    const token = document.cookie.match(/_xsrf=([^;]*)/)[1];
    const answer = await fetch(url, {method: "POST", headers: {"X-XSRFToken": token}});
    return answer.json();
}"""


class Formgrader:
    """A browser window that looks at a course through formgrader."""

    def __init__(self, window, address, course):
        self.window, self.address, self.course = window, address, course

    def open(self, place):
        """Open a page and wait until its tables are there."""
        self.window.goto(f"{self.address}/formgrader/{place}")
        self.window.wait_for_load_state("networkidle")
        return self.window

    def open_submission(self, student):
        """Open what formgrader shows of a student's notebook, and wait for its marks."""
        (found,) = self.course.rows(
            "select n.id from submitted_notebook n join submitted_assignment s"
            f" on s.id = n.assignment_id where s.student_id = '{student}'"
        )
        window = self.open(f"submissions/{found[0]}/")
        window.wait_for_function("window.formgrade ? formgrade.grades.loaded : true")
        return window

    def ran(self):
        """Name the scripts of the attacker that have run in this page."""
        return self.window.evaluate("window.top.seenNames ?? []")


@pytest.fixture
def formgrader(browser, course, tmp_path):
    """Start a server in the folder of the course, as its instructor does; open a watched window."""
    own, exchange = tmp_path / "jupyter", course.root.parent / "exchange"
    own.mkdir()
    (exchange / "ml_by_hand" / "inbound").mkdir(parents=True)
    with (course.root / "nbgrader_config.py").open("a") as config:
        config.write(f"\nc.Exchange.root = {str(exchange)!r}\n")
    (own / "jupyter_config_dir").mkdir()
    extensions = json.dumps({"ServerApp": {"jpserver_extensions": {FORMGRADER: True}}})
    (own / "jupyter_config_dir" / "jupyter_server_config.json").write_text(extensions)
    command = [sys.executable, "-m", "jupyter_server", "--no-browser", "--allow-root"]
    with serve(command, course.root, own, environment_of(own)) as (address, token):
        window = browser.new_page(viewport={"width": 1300, "height": 1000})
        window.add_init_script(SEEN)
        window.dialogs = []
        window.on("dialog", lambda box: (window.dialogs.append(box.message), box.dismiss()))
        window.goto(f"{address}/login?token={token}")
        yield Formgrader(window, address, course)
        window.close()


def environment_of(own):
    path = environment(own)["PATH"]
    return {"PATH": path}


# --- marking ----------------------------------------------------------------------------------


def test_an_instructor_reads_marks_and_finds_the_mark_again_after_a_regrade(formgrader):
    window = formgrader.open(f"gradebook/{TOPIC}/{TOPIC}")
    assert window.locator("table tbody tr").count() == 5
    window = formgrader.open_submission("ada")
    cell = window.locator(f"#{QUESTION}").locator("xpath=ancestor::div[contains(@class,'cell')][1]")
    assert "has no sign" in cell.inner_text()
    rubric = window.get_by_text("For the marker")
    assert rubric.count() == 1
    assert rubric.bounding_box()["y"] < cell.bounding_box()["y"] < rubric.bounding_box()["y"] + 900
    fold = window.locator("summary", has_text="A model answer")
    assert style_of(fold, "display") == "list-item", "its triangle says that it opens"
    number = window.locator("td", has_text="144")
    assert style_of(number, "border-left-style") == "solid"
    assert style_of(number, "padding-left") != "0px"

    window.locator(f"#{QUESTION}").press_sequentially("2.5")
    window.locator(f"#{QUESTION}-comment").press_sequentially("Well put, Ada.")
    with window.expect_response(lambda answer: "/api/comment/" in answer.url):
        window.keyboard.press("Tab")
    marked = ("ada", QUESTION, None, 2.5, None, 0)
    wait_until(window, lambda: marked in formgrader.course.marks())

    done = formgrader.course.run("autograder", "grade", "--force", "--student", "ada")
    assert done.returncode == 0, done.stdout + done.stderr
    assert marked in formgrader.course.marks()
    window = formgrader.open_submission("ada")
    wait_until(window, lambda: window.input_value(f"#{QUESTION}") == "2.5")
    assert window.input_value(f"#{QUESTION}-comment") == "Well put, Ada."
    assert "bonus 3 of 3" in window.content()


def style_of(place, name):
    """Return what a style sheet makes of a part of the page."""
    return place.evaluate(f"place => getComputedStyle(place).getPropertyValue('{name}')")


def wait_until(window, condition, seconds=20):
    """Wait for something that happens outside the page."""
    for _ in range(seconds * 10):
        if condition():
            return
        window.wait_for_timeout(100)
    raise AssertionError("it did not happen")


# --- buttons ----------------------------------------------------------------------------------


def test_no_button_changes_a_mark(formgrader):
    course, before = formgrader.course, formgrader.course.marks()
    for student in ("mallory", "bob"):
        window = formgrader.open(f"manage_submissions/{TOPIC}")
        row = window.locator("tr", has=window.locator(".student-id", has_text=student))
        with window.expect_response(
            lambda answer: answer.url.endswith("/autograde"), timeout=GRADING_MS
        ) as answer:
            row.locator(".autograde a").click()
        said = answer.value.json()
        assert said["success"], said.get("error")
        assert course.marks() == before
    assert "For the marker" not in course.copy("bob").read_text()
    for button in ("assign", "release", "generate_feedback", "release_feedback", "collect"):
        window = formgrader.open("manage_assignments")
        said = window.evaluate(PRESS, f"/formgrader/api/assignment/{TOPIC}/{button}")
        assert said["success"], (button, said)
        assert course.marks() == before, button
    assert course.root.parent.joinpath("exchange/ml_by_hand/outbound", TOPIC).is_dir()


# --- an attacker ------------------------------------------------------------------------------


def test_no_script_of_a_student_ever_runs(formgrader):
    course, window = formgrader.course, formgrader.window
    for place in PAGES:
        formgrader.open(place)
        assert formgrader.ran() == [], place
    look_at_submission(formgrader)

    page = course.root / "feedback" / ATTACKER / TOPIC / f"{TOPIC}.html"
    done = course.run("nbgrader", "generate_feedback", TOPIC, "--student", ATTACKER)
    assert done.returncode == 0, done.stderr
    look(formgrader, page)
    page.unlink()
    for verb in ("feedback", "report"):
        assert course.run("autograder", verb).returncode == 0
    look(formgrader, page)
    look(formgrader, course.root / ".autograder" / "reports" / f"{TOPIC}.html")
    assert window.dialogs == []

    put_the_submission_itself_into_the_place_of_its_copy(course)
    formgrader.open_submission(ATTACKER)
    assert {"markdown", "saved"} <= set(formgrader.ran()), "the watch sees a script that runs"


def look_at_submission(formgrader):
    """Do what a marker does with a submission, and step on everything that may be a trap."""
    window = formgrader.open_submission(ATTACKER)
    window.locator(".name-hidden.glyphicon").first.click()
    window.mouse.wheel(0, 20_000)
    for lure in window.get_by_text("press", exact=True).all():
        lure.click(timeout=2000)
    window.wait_for_timeout(500)
    assert formgrader.ran() == []
    assert "/formgrader/submissions/" in window.url
    assert window.locator("body").is_visible(), "a student's style sheet has no effect"
    shown = window.locator("#notebook-container").first
    assert "No such file" not in shown.inner_text()
    active = "svg, iframe, form, object, embed, script, style:not(#markers-look)"
    assert shown.locator(active).count() == 0


def look(formgrader, page):
    """Open a page from the disk and read it to its end."""
    window = formgrader.window
    window.goto(page.as_uri())
    window.mouse.wheel(0, 20_000)
    window.wait_for_timeout(300)
    assert formgrader.ran() == [], page


def put_the_submission_itself_into_the_place_of_its_copy(course):
    """Do what stock nbgrader does, but for the metadata that would stop it."""
    handed_in = next((course.root / "submitted" / ATTACKER).rglob("*.ipynb"))
    notebook = json.loads(handed_in.read_text())
    for cell in notebook["cells"]:
        if cell["id"] in ("m2", "m3"):
            cell["metadata"] = {}
    course.copy(ATTACKER).write_text(json.dumps(notebook))
