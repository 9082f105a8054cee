import pytest

from autograder.gradebook.students import (
    StudentChanges,
    StudentRecord,
    add_unknown_students,
    read_students,
    record_students,
)


def test_students_are_added_updated_and_kept(course):
    changes = record_students(
        course.url,
        [
            StudentRecord("ada", "Lovelace", "Ada"),
            StudentRecord("bob", "Bob"),
            StudentRecord("zoe"),
        ],
    )
    assert changes == StudentChanges(("zoe",), ("bob",), ("eve",))
    assert [student.id for student in read_students(course.url)] == ["ada", "bob", "eve", "zoe"]


def test_repeating_a_roster_changes_nothing(course):
    students = read_students(course.url)
    assert record_students(course.url, students) == StudentChanges()


@pytest.mark.parametrize("ids", [("zoe", "ada"), ("zoe", "zoe")])
def test_only_students_that_are_new_are_created(course, ids):
    assert add_unknown_students(course.url, ids) == ("zoe",)
    assert add_unknown_students(course.url, ids) == ()
    assert read_students(course.url)[0] == StudentRecord("ada", "Lovelace", "Ada")
