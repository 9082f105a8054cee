"""A course is opened once: settings are read once, and what a verb does not need is not read."""

import pytest

from autograder import nbgrader_settings
from autograder.course import open_course
from autograder.errors import UsageError


@pytest.fixture
def root(tmp_path):
    (tmp_path / "course.toml").write_text('title = "Course"\ntopics = ["lines"]\n')
    return tmp_path


def count_executions(root):
    (root / "nbgrader_config.py").write_text(
        "from pathlib import Path\n"
        "c = get_config()\n"
        'c.CourseDirectory.db_url = "postgresql://h/marks"\n'
        f'with Path({str(root / "executed")!r}).open("a") as file:\n'
        '    file.write("x")\n'
    )
    return lambda: len((root / "executed").read_text()) if (root / "executed").exists() else 0


def test_nbgrader_config_is_executed_once_and_only_when_it_is_needed(root):
    executions = count_executions(root)
    course = open_course(root)
    assert course.config.topics == ("lines",)
    assert executions() == 0
    assert str(course.database) == str(course.database) == "postgresql://h/marks"
    assert course.nbgrader_settings.CourseDirectory.db_url == "postgresql://h/marks"
    assert executions() == 1


def test_without_the_file_the_gradebook_is_in_the_folder(root):
    course = open_course(root)
    assert course.database.database == str(root / "gradebook.db")
    assert course.nbgrader_settings == nbgrader_settings.Config()


def test_a_secret_is_read_when_it_is_asked_for_and_then_not_again(root):
    course = open_course(root)
    with pytest.raises(UsageError, match="no secret yet"):
        _ = course.secret
    course.paths.private.mkdir()
    course.paths.secret.write_text("first\n")
    assert course.secret == "first"
    course.paths.secret.write_text("second\n")
    assert course.secret == "first"
    assert open_course(root).secret == "second"


def test_a_folder_without_a_course_is_named(tmp_path):
    with pytest.raises(UsageError, match=r"there is no course\.toml"):
        open_course(tmp_path)


def test_a_course_cannot_be_changed(root):
    with pytest.raises(AttributeError):
        open_course(root).config = None
