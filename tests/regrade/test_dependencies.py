"""Which texts count for which exercise."""

import shutil
from dataclasses import replace

import pytest

from autograder.authoring.assignment import read_topic
from autograder.course import open_course
from autograder.grading.dependencies import TopicTexts
from autograder.grading.fingerprints import (
    SUBMISSION,
    TIME,
    Fingerprints,
    is_current,
    outdated_exercises,
    read_fingerprints,
    reasons,
)
from autograder.model import ExerciseResult, SubmissionResult
from tests.regrade.conftest import SLUG, hidden_test, write

ALL = {"double", "halve", "quadruple"}


@pytest.fixture
def changed_by(graded_once, tmp_path):
    """Report which exercises, and which parts of them, a change of the course makes outdated."""
    root = tmp_path / "course"
    shutil.copytree(graded_once.root, root, symlinks=True)

    def read():
        course = open_course(root)
        topic = read_topic(course.paths, SLUG)
        return read_fingerprints(course.paths, topic, course.config.limits, course.secret)

    def changed_by(change):
        before = read()
        change(root)
        now = read()
        if before.common != now.common:
            return {part for part in now.common if before.common[part] != now.common[part]}
        return {
            (name, part)
            for name, parts in now.exercises.items()
            for part in parts
            if before.exercises[name][part] != parts[part]
        }

    return changed_by


def edit_file(place, old, new):
    def change(root):
        path = root / place
        assert old in path.read_text()
        path.write_text(path.read_text().replace(old, new))

    return change


def edit(name, old, new):
    return edit_file(f"autograder/hidden_tests/{SLUG}/test_{name}.py", old, new)


def append(place, text):
    def change(root):
        path = root / place
        write(path, (path.read_text() if path.exists() else "") + text)

    return change


def both(*changes):
    def change(root):
        for one in changes:
            one(root)

    return change


CODE = "WHATEVER = 1\n"
HELPER = f"autograder/hidden_tests/{SLUG}/numbers_to_try.py"
IMPORT = f"from autograder.hidden_tests.{SLUG}.numbers_to_try import NUMBERS\n\n@pytest"


@pytest.mark.parametrize(
    ("change", "outdated"),
    [
        (edit("double", "import pytest", "import pytest  # said"), set()),
        (edit("double", "range(-3, 9)", "range(9)"), {("double", "hidden tests")}),
        (edit("double", "Changes one", "Doubles one"), {("double", "points")}),
        (edit("double", "points(1)", "points(2)"), {("double", "points")}),
        (
            edit("double", "points(1)", "points(n)"),
            {("double", "points"), ("double", "hidden tests")},
        ),
        (append(f"solutions/{SLUG}/double.py", "# said\n"), set()),
        (
            append(f"solutions/{SLUG}/double.py", CODE),
            {("double", "references"), ("quadruple", "references")},
        ),
        (append("assignments/_shared/how_to_work.md", "Words."), set()),
        (append(f"assignments/{SLUG}/notebook.md", "Words."), set()),
        (append(f"solutions/{SLUG}/halve.py", CODE), {("halve", "references")}),
        (
            edit_file(f"solutions/{SLUG}/double.py", "Change a", "Double a"),
            {("double", "docstrings")},
        ),
        (edit("double", "Hidden tests.", "All tests."), {("double", "docstrings")}),
        (
            edit_file(
                f"assignments/{SLUG}/assignment.toml", 'uses = ["double"]', 'uses = ["halve"]'
            ),
            {("quadruple", "settings"), ("quadruple", "references")},
        ),
        (edit_file("course.toml", "call_cpu_seconds = 2", "call_cpu_seconds = 3"), {"limits"}),
        (append("requirements/sandbox.lock", "numpy==0"), {"packages of the sandbox"}),
        (append("README.md", "read"), set()),
        (append(HELPER, "NUMBERS = 1"), {"files beside the hidden tests"}),
        (append(f"assignments/{SLUG}/data/new.csv", "1"), {"data"}),
        (append(f"tests/selfchecks/{SLUG}/open_functions.py", "#"), {"open functions"}),
    ],
)
def test_a_change_counts_where_it_can_move_a_verdict(changed_by, change, outdated):
    assert changed_by(change) == outdated


def test_a_helper_file_counts_for_those_who_import_it(changed_by):
    changed_by(both(append(HELPER, "NUMBERS = 1\n"), edit("halve", "@pytest", IMPORT)))
    assert changed_by(append(HELPER, "MORE = 2\n")) == {("halve", "hidden tests")}


def test_a_reference_counts_for_tests_that_name_it(changed_by):
    assert changed_by(edit("halve", "import pytest", "import pytest  # not double")) == set()
    assert ("halve", "references") not in changed_by(append(f"solutions/{SLUG}/double.py", CODE))
    changed_by(edit("halve", "for number", "reference.double(1.0)\n    for number"))
    reported = changed_by(append(f"solutions/{SLUG}/double.py", CODE))
    assert ("halve", "references") in reported


def test_comments_count_where_the_text_of_code_is_read(changed_by):
    changed_by(edit("halve", "import pytest", "import inspect\nimport pytest"))
    assert changed_by(append(f"solutions/{SLUG}/halve.py", "# said\n")) == {("halve", "references")}


def test_all_references_count_for_tests_that_compute_names(changed_by):
    changed_by(edit("halve", "for number", "getattr(reference, 'dou' + 'ble')\n    for number"))
    reported = changed_by(append(f"solutions/{SLUG}/quadruple.py", CODE))
    assert {name for name, _ in reported} == {"halve", "quadruple"}


# --- what is outdated ----------------------------------------------------------------------------

COMMON = {"engine": "e", SUBMISSION: "s", TIME: "t"}
NOW = Fingerprints(
    {"engine": "e"},
    {"one": {"hidden tests": "1", "points": "p"}, "two": {"hidden tests": "2", "points": "p"}},
)


def stored(**changes):
    exercises = tuple(
        ExerciseResult(name, 1, is_bonus=False, verdicts=(), fingerprints=parts)
        for name, parts in NOW.exercises.items()
    )
    result = SubmissionResult("ada", SLUG, "", exercises, fingerprints=COMMON)
    return replace(result, **changes)


def with_two(parts):
    one, two = stored().exercises
    return (one, replace(two, fingerprints=parts))


@pytest.mark.parametrize(
    ("result", "outdated", "reported"),
    [
        (stored(), (), ()),
        (stored(fingerprints={**COMMON, TIME: "later"}), (), (TIME,)),
        (stored(fingerprints={**COMMON, "engine": "old"}), ("one", "two"), ("engine",)),
        (stored(fingerprints={}), ("one", "two"), ("format of stored results",)),
        (
            stored(exercises=with_two({"hidden tests": "old", "points": "p"})),
            ("two",),
            ("hidden tests of two",),
        ),
        (
            stored(exercises=with_two({"hidden tests": "2", "points": "old"})),
            (),
            ("points of two",),
        ),
        (stored(exercises=with_two({})), ("two",), ("two, not tested before",)),
        (
            stored(exercises=with_two({}), is_joint=True),
            ("one", "two"),
            ("two, not tested before",),
        ),
        (
            stored(exercises=()),
            ("one", "two"),
            ("one, not tested before", "two, not tested before"),
        ),
    ],
)
def test_what_is_stale_and_why(result, outdated, reported):
    assert outdated_exercises(result, COMMON, NOW) == outdated
    assert reasons(result, COMMON, NOW) == reported
    assert is_current(result, COMMON, NOW) is (reported == ())


def test_a_file_that_cannot_be_read_stays_so(graded_once):
    assert is_current(stored(exercises=(), fault="no notebook"), COMMON, NOW)


def test_a_test_that_is_no_python_still_counts(graded_once, tmp_path):
    root = tmp_path / "course"
    shutil.copytree(graded_once.root, root, symlinks=True)
    paths = open_course(root).paths
    found = set()
    for text in ("def (", "def (  # comment", ""):
        hidden_test(root, "double").write_text(text)
        found.add(tuple(TopicTexts(paths, read_topic(paths, SLUG)).texts_of("double").tests))
    assert len(found) == 3
