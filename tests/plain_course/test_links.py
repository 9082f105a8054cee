"""No link leads out of a submission, wherever it stands; those of an instructor are followed."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from autograder.grading.plan import Selection
from autograder.pipeline.grade_plain_course import PlainGraded, Way, grade_plain_course
from tests.plain_course.both_ways import no_workers, scores_of
from tests.plain_course.stock_courses import (
    answer,
    answer_cell,
    checks,
    hand_in,
    make_course,
    notebook,
)

OTHER_ORDER = (
    'c.CourseDirectory.directory_structure = "{nbgrader_step}/{assignment_id}/{student_id}"'
)


def made(root: Path, config: str = "") -> Path:
    one = notebook(answer_cell("f", "x = 1"), checks("test", "assert x == 1"))
    course = make_course(root / "course", {"ps": {"one": one}}, config)
    hand_in(course, "victim", "ps", changes={"one": answer(f="x = 1")})
    return course


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(tmp_path_factory.mktemp("links"))


@pytest.fixture
def copied(course: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(course, tmp_path / "course"))


def grade(course: Path, way: Way | None = None) -> dict[str, PlainGraded]:
    with no_workers():
        report = grade_plain_course(course, Selection(), jobs=1, way=way or Way())
    return {item.student: item for item in report.graded}


def whole_student(submitted: Path) -> None:
    (submitted / "eve").symlink_to("victim")


def whole_assignment(submitted: Path) -> None:
    (submitted / "eve").mkdir()
    (submitted / "eve" / "ps").symlink_to("../victim/ps")


def through_another_link(submitted: Path) -> None:
    (submitted / "eve").mkdir()
    (submitted / "eve" / "mine").symlink_to("../victim")
    (submitted / "eve" / "ps").symlink_to("mine/ps")


def notebook_alone(submitted: Path) -> None:
    (submitted / "eve" / "ps").mkdir(parents=True)
    (submitted / "eve" / "ps" / "one.ipynb").symlink_to("../../victim/ps/one.ipynb")


def folder_beside(submitted: Path) -> None:
    hand_in(submitted.parent, "eve", "ps")
    (submitted / "eve" / "ps" / "data").symlink_to("../../victim")


def file_beside(submitted: Path) -> None:
    folder = hand_in(submitted.parent, "eve", "ps")
    (folder / "notes.txt").symlink_to(submitted.parent / "nbgrader_config.py")


LINKS = (
    whole_student,
    whole_assignment,
    through_another_link,
    notebook_alone,
    folder_beside,
    file_beside,
)


@pytest.mark.parametrize("link", LINKS, ids=lambda link: link.__name__)
def test_no_link_leads_out_of_a_submission(copied: Path, link: Callable[[Path], None]) -> None:
    link(copied / "submitted")
    found = grade(copied)
    assert "links out of the submission" in found["eve"].fault
    assert scores_of(copied, "eve") == {}
    assert not (copied / "autograded" / "eve").exists()
    assert scores_of(copied, "victim") == {"test": 2}


def test_nbgrader_itself_is_given_no_link_either(copied: Path) -> None:
    whole_assignment(copied / "submitted")
    found = grade(copied, Way(unsandboxed=True))
    assert "links out of the submission" in found["eve"].fault
    assert found["victim"].state == "graded"
    assert scores_of(copied, "eve") == {}
    assert scores_of(copied, "victim") == {"test": 2}


def test_the_order_of_folders_is_the_course_s_own(tmp_path: Path) -> None:
    course = made(tmp_path, OTHER_ORDER)
    submitted = course / "submitted"
    shutil.move(submitted / "victim" / "ps", tmp_path / "disk" / "victim")
    (submitted / "victim").rmdir()
    (tmp_path / "disk" / "eve").symlink_to("victim")
    (submitted / "ps").symlink_to(tmp_path / "disk")
    found = grade(course)
    assert found["victim"].state == "graded"
    assert "links out of the submission" in found["eve"].fault


def test_links_of_the_instructor_above_the_students_are_followed(
    copied: Path, tmp_path: Path
) -> None:
    shutil.move(copied / "submitted", tmp_path / "disk")
    (copied / "submitted").symlink_to(tmp_path / "disk")
    assert grade(copied)["victim"].state == "graded"
    assert scores_of(copied, "victim") == {"test": 2}


def test_a_link_inside_of_a_submission_is_followed(copied: Path) -> None:
    folder = hand_in(copied, "own", "ps", changes={"one": answer(f="x = 1")})
    (folder / "data.txt").write_text("1")
    (folder / "same.txt").symlink_to("data.txt")
    assert grade(copied)["own"].state == "graded"
