"""Text to source/ and release/: the right cells, the same bytes, and nbgrader's own release."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbgrader.nbgraderformat import MetadataValidator

from autograder.authoring.reference import read_reference
from autograder.build.kit import joined_kit
from autograder.build.source_cells import graded_ids
from autograder.build.tree import read_tree, replace_folder
from autograder.course import open_course
from autograder.errors import CourseTextError
from autograder.pipeline.build import build_topics, make_topic

TEXT = "assignments/lines/notebook.md"


def notebook(course, room):
    return nbformat.read(course.root / room / "lines/lines.ipynb", as_version=4)


def cell(course, room, name):
    (found,) = [cell for cell in notebook(course, room).cells if cell.id == name]
    return found


@pytest.fixture
def built(course):
    build_topics(course.opened, ["lines"], check=False)
    return course


# --- source -----------------------------------------------------------------------------------


def test_source_is_a_valid_notebook_for_jupyter_and_nbgrader(built):
    source = notebook(built, "source")
    nbformat.validate(source)
    MetadataValidator().validate_nb(source)
    assert (source.nbformat, source.nbformat_minor) == (4, 5)
    assert source.metadata.kernelspec.name == "python3"


def test_cells_come_in_the_order_of_the_text(built):
    ids = [cell.id for cell in notebook(built, "source").cells]
    ids = [name.split("-")[0] if name.startswith(("text-", "code-")) else name for name in ids]
    assert ids == [
        "text",
        "files-of-the-topic",
        "code",
        "text",
        "double-title",
        "double-answer",
        "double-check",
        "C1-erratum",
        "text",
        "slope-title",
        "slope-answer",
        "slope-check",
        "code",
        "text",
        "why_lines-title",
        "why_lines-question",
    ]


@pytest.mark.parametrize(
    ("name", "kind", "flags"),
    [
        ("double-answer", "code", {"grade": False, "solution": True, "locked": False}),
        ("double-check", "code", {"grade": True, "solution": False, "locked": True, "points": 3}),
        ("slope-check", "code", {"grade": True, "solution": False, "locked": True, "points": 0}),
        (
            "why_lines-question",
            "markdown",
            {"grade": True, "solution": True, "locked": False, "points": 2},
        ),
    ],
)
def test_metadata_of_nbgrader(built, name, kind, flags):
    found = cell(built, "source", name)
    assert found.cell_type == kind
    expected = {"schema_version": 3, "grade_id": name, "task": False, **flags}
    assert found.metadata == {"nbgrader": expected}


def test_other_cells_carry_no_metadata(built):
    plain = [cell for cell in notebook(built, "source").cells if "nbgrader" not in cell.metadata]
    folded, *others = sorted(plain, key=lambda cell: cell.id != "files-of-the-topic")
    assert folded.metadata == {"cellView": "form", "jupyter": {"source_hidden": True}}
    assert all(cell.metadata == {} for cell in others)
    assert len(others) == 10


def test_the_first_code_cell_gets_the_files_if_the_notebook_was_opened_alone(built, tmp_path):
    first = next(one for one in notebook(built, "release").cells if one.cell_type == "code")
    assert first.id == "files-of-the-topic"
    statement = ast.parse(first.source).body[0]  # its imports must not pass for the notebook's own
    assert not [n for n in statement.handlers[0].body if isinstance(n, ast.Import | ast.ImportFrom)]

    def run():
        command = [sys.executable, "-c", first.source]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    alone = run()
    assert alone.returncode == 1
    assert alone.stdout.startswith("This notebook was opened alone")
    assert f"Upload lines.zip with the file browser, to the folder {tmp_path}" in alone.stderr
    (tmp_path / "selfcheck.py").touch()
    accompanied = run()
    assert (accompanied.returncode, accompanied.stdout, accompanied.stderr) == (0, "", "")


def test_titles_say_what_an_exercise_is_worth_and_builds_on(built):
    assert cell(built, "release", "double-title").source == "#### Exercise 1 · `double` · 3 points"
    assert cell(built, "release", "slope-title").source == (
        "#### Exercise 2 · `slope` · 2 bonus points\n\nUses `double`.\n\n"
        "Write it yourself: `numpy.polyfit` may not be called."
    )
    title = cell(built, "release", "why_lines-title").source
    assert title == "#### Question · 2 points, marked by a person"


def test_erratum_is_folded_and_its_markdown_read(built):
    source = cell(built, "release", "C1-erratum").source
    title, says, right, see, end = source.split("\n\n")
    assert title == "<details><summary>If you read the notes (the notes, page 3)</summary>"
    assert says.startswith("They say: ")
    assert right.startswith("It should say: ")
    assert see.startswith("(See: ")
    assert end == "</details>"


def test_check_cell_of_the_source_refuses_to_grade(built):
    source = cell(built, "source", "double-check").source
    assert source.startswith('check("double")\n')
    with pytest.raises(RuntimeError, match="autograder grade lines"):
        exec(source, {"check": lambda name: None})


def test_solution_cell_of_the_source_runs(built):
    import numpy as np

    namespace = {"np": np}
    for name in ("double-answer", "slope-answer"):
        exec(cell(built, "source", name).source, namespace)
    assert namespace["slope"](np.array([0.0, 3.0])) == 1.5


# --- release ----------------------------------------------------------------------------------


def test_release_keeps_the_answers_home(built):
    text = (built.root / "release/lines/lines.ipynb").read_text()
    for secret in ("twofold", "fsum", "two points are enough", "says why", "RuntimeError"):
        assert secret not in text
    assert cell(built, "release", "double-check").source == 'check("double")'
    assert cell(built, "release", "why_lines-question").source == "*Your answer here.*"
    for name in ("double", "slope"):
        stub = read_reference(built.paths, "lines", name).stub
        assert cell(built, "release", f"{name}-answer").source == stub


def test_release_holds_what_a_student_needs_and_nothing_else(built):
    names = {str(name) for name in read_tree(built.root / "release/lines")}
    assert names == {
        "lines.ipynb",
        "requirements.txt",
        "data/points.csv",
        "selfchecks/topic.json",
        "selfchecks/test_double.py",
        "selfchecks/test_slope.py",
        "selfcheck.py",
        "selfchecks/testing.py",
    }


def test_the_kit_is_three_files_and_the_checks_of_the_author_are_copied(built):
    release = built.root / "release/lines"
    for name, text in joined_kit().items():
        assert (release / name).read_text(encoding="utf-8") == text
    generated = {"selfchecks/topic.json", *joined_kit()}
    assert len(generated) <= 3
    for name in ("test_double.py", "test_slope.py"):
        original = built.root / "tests/selfchecks/lines" / name
        assert (release / "selfchecks" / name).read_bytes() == original.read_bytes()


def test_facts_for_the_selfcheck(built):
    facts = json.loads((built.root / "release/lines/selfchecks/topic.json").read_text())
    assert (facts["topic"], facts["title"]) == ("lines", "Lines")
    assert facts["exercises"][1] == {
        "name": "slope",
        "points": 0,
        "bonus": 2,
        "uses": ["double"],
        "hints": ["Rise over run."],
        "write_yourself": ["numpy.polyfit"],
    }


def test_requirements_follow_the_lock(built):
    lines = (built.root / "release/lines/requirements.txt").read_text().splitlines()
    assert lines == [
        f"{name}>=2.3" for name in ("numpy", "pandas", "matplotlib", "jupyterlab", "pytest")
    ]


def test_package_that_is_not_locked(course):
    lock = course.read("requirements/engine.lock")
    course.write("requirements/engine.lock", lock.replace("pandas==", "polars=="))
    with pytest.raises(CourseTextError, match=r"engine\.lock:1: students need pandas"):
        build_topics(course.opened, ["lines"], check=False)


def test_release_is_what_the_command_of_nbgrader_makes(built, tmp_path):
    other = tmp_path / "other"
    shutil.copytree(built.root / "source", other / "source")
    shutil.copy(built.root / "nbgrader_config.py", other)
    tools = Path(sys.executable).parent
    done = subprocess.run(
        [tools / "nbgrader", "generate_assignment", "lines", "--create"],
        cwd=other,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "HOME": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    assert read_tree(other / "release/lines") == read_tree(built.root / "release/lines")


def test_configuration_with_which_nbgrader_fails_is_named_with_its_reason(course):
    file = course.root / "nbgrader_config.py"
    file.write_text(file.read_text() + '\nc.IncludeHeaderFooter.header = "nowhere.ipynb"\n')
    with pytest.raises(CourseTextError, match=r"nbgrader_config\.py:1: .*nowhere\.ipynb"):
        build_topics(course.opened, ["lines"], check=False)


# --- the same every time, and all or nothing ----------------------------------------------------


def test_building_again_changes_nothing(built):
    before = read_tree(built.root)
    stamps = {path: path.stat().st_mtime_ns for path in (built.root / "source").rglob("*")}
    report = build_topics(built.opened, ["lines"], check=False)
    assert report.is_current
    assert read_tree(built.root) == before
    assert stamps == {path: path.stat().st_mtime_ns for path in (built.root / "source").rglob("*")}


def test_another_folder_gives_the_same_bytes(course, tmp_path):
    first = make_topic(course.opened, "lines")
    moved = tmp_path / "elsewhere" / "deep"
    shutil.copytree(course.root, moved)
    second = make_topic(open_course(moved), "lines")
    assert (first.source, first.release) == (second.source, second.release)


def test_check_names_what_differs_and_changes_nothing(built):
    built.change(TEXT, "Why lines?", "Why not?")
    (built.root / "source/lines/data/points.csv").unlink()
    built.write("release/lines/notes.txt", "mine")
    before = read_tree(built.root)
    report = build_topics(built.opened, ["lines"], check=True)
    assert not report.is_current
    assert [(d.file, d.kind) for d in report.changes] == [
        ("source/lines/data/points.csv", "missing"),
        ("source/lines/lines.ipynb", "differs"),
        ("release/lines/lines.ipynb", "differs"),
        ("release/lines/notes.txt", "stray"),
    ]
    assert read_tree(built.root) == before
    build_topics(built.opened, ["lines"], check=False)
    assert build_topics(built.opened, ["lines"], check=True).is_current


def test_what_running_a_release_leaves_behind_is_no_difference(built):
    built.write("release/lines/selfchecks/__pycache__/a.pyc", "")
    built.write("release/lines/.ipynb_checkpoints/a.ipynb", "")
    assert build_topics(built.opened, ["lines"], check=True).is_current


def test_faulty_topic_leaves_all_as_it_was(built):
    built.change(TEXT, "Why lines?", "Why not?")
    built.change("assignments/lines/assignment.toml", "bonus = 2", "bonsu = 2")
    (built.root / "assignments" / "circles").mkdir()
    before = read_tree(built.root)
    with pytest.raises(CourseTextError) as caught:
        build_topics(built.opened, ["lines", "circles"], check=False)
    assert {str(fault.file) for fault in caught.value.faults} == {
        "assignments/lines/assignment.toml",
        "assignments/circles/assignment.toml",
        "assignments/circles/notebook.md",
    }
    assert read_tree(built.root) == before


def test_leftovers_of_an_interrupted_build_do_no_harm(tmp_path):
    folder = tmp_path / "lines"
    for state in ("new", "old"):
        leftover = tmp_path / f".lines.{state}"
        leftover.mkdir()
        (leftover / "half.txt").write_text("half")
    replace_folder(folder, {Path("a/b.txt"): b"whole"})
    assert read_tree(tmp_path) == {Path("lines/a/b.txt"): b"whole"}


def test_leak_that_only_the_release_has_is_found(course):
    course.change(
        "nbgrader_config.py", '"*Your answer here.*"', '"twofold = np.add(x, x, dtype=np.float64)"'
    )
    with pytest.raises(CourseTextError, match=r"release/lines/lines\.ipynb:\d+: .*double\.py"):
        build_topics(course.opened, ["lines"], check=False)


# --- cell ids ---------------------------------------------------------------------------------


def test_ids_stay_while_other_cells_come_and_go(course):
    before = {cell.text: cell.id for cell in make_topic(course.opened, "lines").cells}
    course.change(TEXT, "Twice is once", "+++\n\nA new cell.\n\n+++\n\nTwice is once")
    after = {cell.text: cell.id for cell in make_topic(course.opened, "lines").cells}
    assert before.items() < after.items()


def test_equal_cells_have_ids_of_their_own(course):
    course.change(TEXT, "Why lines?", "Same.\n\n+++\n\nSame.")
    ids = [cell.id for cell in make_topic(course.opened, "lines").cells]
    assert len(set(ids)) == len(ids)


def test_graded_ids_are_those_that_nbgrader_stores(built):
    assert graded_ids(make_topic(built.opened, "lines").cells) == (
        "double-answer",
        "double-check",
        "slope-answer",
        "slope-check",
        "why_lines-question",
    )
