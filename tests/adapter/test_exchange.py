"""nbgrader's exchange with two student homes: release, fetch, submit, collect, feedback."""

import json

from tests.adapter.conftest import Course
from tests.adapter.test_nbgrader_commands import tree
from tests.course_copy import TOPIC, copy_course, tiny_course


def test_a_term_through_the_exchange(tmp_path):
    root = tmp_path / "course"
    copy_course(root)
    course = Course(root, own(tmp_path, "instructor"))
    exchange = tmp_path / "exchange"
    exchange.mkdir(mode=0o777)
    there = f"--Exchange.root={exchange}"
    (root / "class.csv").write_text("id\nada\nbob\n")
    for words in (["setup"], ["roster", "class.csv"]):
        assert course.run("autograder", *words).returncode == 0
    said(course.run("nbgrader", "release_assignment", TOPIC, there))

    homes = {name: student_home(tmp_path, name) for name in ("ada", "bob")}
    for name, home in homes.items():
        home.run_as(name, "fetch_assignment", there)
        folder = home.root / TOPIC
        assert tree(folder) == tree(tiny_course() / "release" / TOPIC)
        if name == "ada":
            answer(folder / f"{TOPIC}.ipynb")
        home.run_as(name, "submit", there)

    said(course.run("nbgrader", "collect", TOPIC, there))
    done = course.run("autograder", "grade")
    assert done.returncode == 0, done.stdout + done.stderr
    marks = {(row[0], row[1]): row[2] for row in course.marks()}
    assert marks["ada", "add_intercept-check"] == 2
    assert marks["bob", "add_intercept-check"] == 0

    assert course.run("autograder", "feedback").returncode == 0
    said(course.run("nbgrader", "release_feedback", TOPIC, there))
    for name, home in homes.items():
        home.run_as(name, "fetch_feedback", there)
        (page,) = home.root.rglob(f"feedback/*/{TOPIC}.html")
        text = page.read_text()
        assert name in text
        assert ("2 of 2 points" in text) == (name == "ada")


class Home(Course):
    """A student's home folder, with nbgrader and without the course's files."""

    def run_as(self, name: str, verb: str, *words: str) -> None:
        """Run a verb of nbgrader as this student."""
        words = (*words, "--course=ml_by_hand", f"--CourseDirectory.student_id={name}")
        said(self.run("nbgrader", verb, TOPIC, *words, HOME=str(self.root)))


def student_home(outer, name):
    root = outer / "homes" / name
    root.mkdir(parents=True)
    return Home(root, own(outer, name))


def own(outer, name):
    folder = outer / "settings" / name
    folder.mkdir(parents=True)
    return folder


def said(done):
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ERROR" not in done.stderr, done.stderr


def answer(path):
    """Answer the first exercise, as a student does."""
    notebook = json.loads(path.read_text())
    (cell,) = [c for c in notebook["cells"] if c.get("id") == "add_intercept-answer"]
    text = "".join(cell["source"])
    body = "    X = X[:, None] if X.ndim == 1 else X\n"
    body += "    return np.hstack([np.ones((len(X), 1)), X])\n"
    cell["source"] = text[: text.rindex('"""') + 4] + body
    path.write_text(json.dumps(notebook))
