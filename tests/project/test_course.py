"""What is in git is what the chores would make."""

import time

import pytest

from autograder.authoring.assignment import read_topic
from autograder.config import read_course
from autograder.grading.fingerprints import read_fingerprints
from autograder.paths import CoursePaths
from autograder.pipeline.build import build_topics
from autograder.pipeline.recorded_tables import CALIBRATION, MUTATION, outdated_rows


@pytest.fixture(scope="module")
def course(root):
    return read_course(root)


def test_source_and_release_are_as_a_build_makes_them(root, course):
    report = build_topics(CoursePaths(root), course.topics, check=True)
    assert report.changes == (), "Run: make build"


@pytest.mark.parametrize("kind", [CALIBRATION, MUTATION])
def test_recorded_tables_are_current(root, course, kind):
    outdated = [
        f"{slug}/{exercise}"
        for slug in course.topics
        for exercise in outdated_rows(CoursePaths(root), slug, kind)
    ]
    topics = sorted({name.partition("/")[0] for name in outdated})
    advice = " and ".join(f"make tables TOPIC={slug}" for slug in topics)
    assert outdated == [], f"Run: {advice if len(topics) < 3 else 'make tables'}"


def test_what_a_run_hashes_first_takes_little_time(root, course):
    """Every `grade` begins with it; what is known of sources is cached."""
    paths = CoursePaths(root)
    topics = [read_topic(paths, slug) for slug in course.topics]
    for _ in range(2):
        began = time.process_time()
        for topic in topics:
            read_fingerprints(paths, topic, course.limits, "secret")
        spent = time.process_time() - began
    assert spent < 0.075 * len(topics)


def test_every_topic_folder_is_in_the_course(root, course):
    for room in ("assignments", "solutions", "source", "release", "autograder/hidden_tests"):
        folders = {folder.name for folder in (root / room).iterdir() if folder.is_dir()}
        assert folders - {"__pycache__"} == set(course.topics), room
