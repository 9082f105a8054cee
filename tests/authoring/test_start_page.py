"""The start page of a release: true of any course, drawn from what authors wrote, never stale."""

import dataclasses
import re

import pytest

from autograder.authoring.prerequisites import needs_in
from autograder.build.start_page import start_page
from autograder.config import CourseConfig, LateRule
from autograder.course import open_course
from autograder.model import Exercise, Question, Topic
from autograder.pipeline.build import build_topics
from tests.course_copy import TOPIC, copy_course, tiny_course


def topic(slug, hours=2, points=5, bonus=0):
    exercises = [Exercise(slug, "first", points=points)]
    exercises += [Exercise(slug, "more", bonus=bonus)] if bonus else []
    questions = (Question("why", 3, ("3 points: says why",), "Because."),)
    return Topic(slug, slug.title(), "Learn.", hours, tuple(exercises), questions)


CONFIG = CourseConfig(title="Planes", topics=("points", "lines", "planes"))
TOPICS = [topic("points"), topic("lines", 1.5), topic("planes", 3, bonus=4)]
TEXTS = {
    "points": "# Points\n\n*Two hours. `lines` build on it.*",
    "lines": "# Lines\n\n*Two hours. Builds on `points`; `planes` goes on from here.*",
    "planes": "# Planes\n\n*Three hours. Builds on `points`, `lines` and `rulers`.* Uses `first`.",
}


def test_the_page_of_a_course_with_one_topic_speaks_of_one():
    page = (tiny_course() / "release" / "README.md").read_text()
    assert page.startswith("# Tiny course\n\nIn one notebook you write")
    assert "6 exercises, about 1 hour of work" in page
    assert "## The topic\n" in page
    assert "mermaid" not in page
    assert "builds on" not in page
    line = (
        "| [First steps](first_steps/first_steps.ipynb) | 1 | 6 | 20 | 3 | Fri 5 Feb 2027, 18:00 |"
    )
    assert line in page
    assert "Times are those of Europe/London." in page
    assert "pip install -r first_steps/requirements.txt" in page
    assert "up to 20 % of a topic's marks" in page
    assert "costs 10 % of the marks earned" in page
    assert "30 seconds of processor time for a cell, 120 for the whole" in page


def test_the_page_says_where_a_notebook_works_and_what_was_tried():
    page = start_page(CONFIG, TOPICS, TEXTS)
    lines = page[page.index("## Where it works") : page.index("## Handing in")].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[5:-1]]
    assert {len(row) for row in rows[2:]} == {3}, rows
    places = " ".join(row[0] for row in rows)
    for place in ("JupyterLab", "terminal", "VS Code", "Colab", "Deepnote", "JupyterLite"):
        assert place in places
    assert "the address of the course" not in page
    address = CONFIG.model_copy(update={"release_url": "https://example.org/course"})
    assert "from the address of the course, or in Colab" in start_page(address, TOPICS, TEXTS)


def test_links_of_the_page_lead_to_what_is_released():
    folder = tiny_course() / "release"
    links = re.findall(r"\]\(([^)]+)\)", (folder / "README.md").read_text())
    assert links == ["first_steps/first_steps.ipynb"]
    assert all((folder / link).is_file() for link in links)


def test_the_map_leaves_out_what_a_longer_way_says_and_what_is_not_in_the_course():
    page = start_page(CONFIG, TOPICS, TEXTS)
    assert re.findall(r"^  (\w+ --> \w+)$", page, re.MULTILINE) == [
        "points --> lines",
        "lines --> planes",
    ]
    assert '  lines["Lines, 1.5 h"]' in page
    assert "| [Planes](planes/planes.ipynb) | 3 | 2 | 8 | 4 | Points, Lines |" in page
    assert "rulers" not in page
    assert "about 6.5 hours" in page


def test_without_due_dates_nothing_is_said_of_lateness():
    page = start_page(CONFIG, TOPICS, TEXTS)
    assert "| due |" not in page
    assert "late" not in page.replace("later", "").lower()
    free = dataclasses.replace(TOPICS[0]), *TOPICS[1:]
    late = LateRule(kind="percent_per_day", percent=5)
    config = CONFIG.model_copy(update={"late": late, "bonus_cap": 0.0})
    assert "honour only" in start_page(config, free, TEXTS)


@pytest.mark.parametrize(
    ("text", "needs"),
    [
        ("*One hour.* It builds on nothing.", ()),
        ("*Builds on `a_b` (its *entropy*) and `c`.*", ("a_b",)),
        ("*Builds on `b` and `b`; `c` helps.*\n\nBuilds on `d`.", ("b",)),
        ("*Builds on\n`b`, `c`.*", ("b", "c")),
        ("`x` builds on it, Builds on", ()),
    ],
)
def test_what_a_topic_builds_on_is_read_from_its_text(text, needs):
    assert needs_in(text) == needs


def test_a_build_keeps_the_page_current(tmp_path):
    course = open_course(copy_course(tmp_path / "course"))
    page = course.paths.root / "release" / "README.md"
    assert build_topics(course, [TOPIC], check=True).is_current
    settings = course.paths.course_file
    settings.write_text(settings.read_text().replace("Tiny course", "Small course"))

    def found(*, check):
        changes = build_topics(open_course(course.paths.root), [TOPIC], check=check).changes
        return [(one.file, one.kind) for one in changes]

    assert found(check=True) == [("release/README.md", "differs")]
    assert page.read_text().startswith("# Tiny course")
    assert found(check=False) == [("release/README.md", "differs")]
    assert page.read_text().startswith("# Small course")
    page.unlink()
    assert found(check=True) == [("release/README.md", "missing")]
    assert not page.exists()
