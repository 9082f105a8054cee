"""`autograder new` writes files that are ready to fill in, and never over others."""

import re

import pytest

from autograder.authoring.scaffold import course_with_topic
from autograder.build.tree import read_tree
from autograder.config import read_course
from autograder.errors import CourseTextError, UsageError
from autograder.pipeline.build import build_topics
from autograder.pipeline.new import new


def fill(course, topic):
    """Do what an author does last: take every FILL_IN out."""
    for path in course.root.rglob("*"):
        if path.is_file() and f"/{topic}" in str(path):
            path.write_text(path.read_text().replace("FILL_IN", "Say"))


def test_new_topic_names_its_files_and_joins_the_course(course):
    files = [str(path.relative_to(course.root)) for path in new(course.opened, "circles")]
    assert files == [
        "assignments/circles/assignment.toml",
        "assignments/circles/notebook.md",
        "solutions/circles/__init__.py",
        "course.toml",
    ]
    assert read_course(course.root).topics == ("lines", "circles")


def test_new_topic_misses_only_an_exercise_and_what_is_to_fill_in(course):
    new(course.opened, "circles")
    fill(course, "circles")
    with pytest.raises(CourseTextError) as caught:
        build_topics(course.opened, ["circles"], check=False)
    (fault,) = caught.value.faults
    assert fault.message.endswith("Write: [[exercise]]")


@pytest.mark.parametrize("name", ["lines/area", "circles/area"])
def test_new_exercise_builds_once_it_is_filled_in(course, name):
    topic = name.split("/")[0]
    if topic not in read_course(course.root).topics:
        new(course.opened, topic)
    new(course.opened, name)
    with pytest.raises(CourseTextError) as caught:
        build_topics(course.opened, [topic], check=False)
    assert all("FILL_IN" in fault.message for fault in caught.value.faults)
    marks = sum(
        len(re.findall("FILL_IN", content.decode())) for content in read_tree(course.root).values()
    )
    assert len(caught.value.faults) == marks
    fill(course, topic)
    build_topics(course.opened, [topic], check=False)
    assert "area-check" in course.read(f"release/{topic}/{topic}.ipynb")


def test_new_exercises_follow_each_other_in_text_and_table(course):
    for name in ("area", "length"):
        new(course.opened, f"lines/{name}")
    fill(course, "lines")
    assert course.faults() == []
    text = course.read("assignments/lines/notebook.md")
    placed = re.findall(r":tags: \[exercise\]\n\n(\w+)\n", text)
    assert placed == ["double", "slope", "area", "length"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("lines", "assignments/lines/assignment.toml"),
        ("lines/double", "has an exercise 'double' already"),
        ("circles/area", "Run first: autograder new circles"),
        ("Circles", "no name for a folder"),
        ("../circles", "no name for a folder"),
        ("lines/two/three", "no name for a folder"),
        ("lines/", "no name for a folder"),
        ("", "no name for a folder"),
    ],
)
def test_refusals_write_nothing(course, name, words):
    before = read_tree(course.root)
    with pytest.raises(UsageError, match=re.escape(words)):
        new(course.opened, name)
    assert read_tree(course.root) == before


def test_one_file_in_the_way_stops_all(course):
    course.write("tests/selfchecks/lines/test_area.py", "mine")
    before = read_tree(course.root)
    with pytest.raises(UsageError, match=r"test_area\.py: there already"):
        new(course.opened, "lines/area")
    assert read_tree(course.root) == before


@pytest.mark.parametrize(
    ("old", "topics"),
    [
        ('topics = ["a"]', '["a",\n    "b",\n]'),
        ('topics = [\n    "a",\n]', '[\n    "a",\n    "b",\n]'),
        ("topics = []", '[\n    "b",\n]'),
    ],
)
def test_topic_is_added_to_any_way_of_writing_the_list(old, topics):
    assert course_with_topic(f"{old}\nx = 1\n", "b") == f"topics = {topics}\nx = 1\n"
