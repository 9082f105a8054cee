"""What is in git is what the chores would make."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.course import open_course
from autograder.mistakes.atlas import ATLAS, read_atlas_table
from autograder.pipeline.build import build_topics
from autograder.pipeline.draw_figures import is_outdated
from autograder.pipeline.recorded_tables import CALIBRATION, MUTATION, outdated_rows
from tests.topic_selection import DRAFTS, ROOT, TOPICS


def test_source_and_release_are_as_a_build_makes_them(slug, paths):
    report = build_topics(open_course(paths.root), [slug], check=True)
    assert report.changes == (), "Run: make build"


@pytest.mark.parametrize("kind", [CALIBRATION, MUTATION, ATLAS])
def test_recorded_tables_are_current(slug, paths, kind):
    assert outdated_rows(paths, slug, kind) == (), f"Run: make tables TOPIC={slug}"


def test_atlas_and_calibration_saw_the_same_tests_fail(slug, paths):
    """What a mistake is known by is what a submission with it fails."""
    rows = json.loads(paths.recorded_table(slug, CALIBRATION).read_text())["rows"]
    wrong = [row for row in rows if row["kind"] == "wrong"]  # a right one may have the same name
    seen = {(row["exercise"], row["answer"]): set(row["fails"]) for row in wrong}
    for exercise, atlas in read_atlas_table(paths, slug).atlases.items():
        for mistake in atlas.mistakes:
            known = seen[exercise, mistake.name]
            assert known.issuperset(mistake.fails), f"{exercise}, {mistake.name}: record it again"


def test_expected_figures_are_current(slug, paths):
    assert not is_outdated(paths, slug), f"Run: autograder figures {slug}, then make build"


def test_docstrings_of_references_are_complete(slug):
    references = [p for p in (ROOT / "solutions" / slug).glob("*.py") if p.name != "__init__.py"]
    assert references
    lint = [Path(sys.executable).with_name("numpydoc"), "lint", *references]
    done = subprocess.run(lint, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "room", ["assignments", "solutions", "source", "release", "autograder/hidden_tests"]
)
def test_every_topic_folder_is_in_the_course_or_a_draft(room):
    folders = {folder.name for folder in (ROOT / room).iterdir() if folder.is_dir()}
    assert folders - {"__pycache__", "_shared"} - set(DRAFTS) == set(TOPICS)
