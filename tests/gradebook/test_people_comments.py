"""One comment for many: it is read as a person's, and leaves those of people alone."""

from autograder.gradebook.marks import read_marks
from autograder.gradebook.people_comments import give_comment
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.writer import open_writer


def comments_in(course):
    found = read_marks(course.url).submissions
    return {one.student: dict(one.comments) for one in found}


def test_a_comment_is_given_once_and_replaces_nobodys(course, cells, result):
    with open_writer(course.paths, course.url, "run-1") as writer:
        for student in ("ada", "bob", "eve"):
            record_submission(writer, course.topic, result(student), HandedIn(cells(), None))
    give_comment(course.url, "doubling", "double-answer", ["eve"], "Well done.")
    given = give_comment(course.url, "doubling", "double-answer", ["ada", "eve"], "Try 0.")
    assert (given.written, given.unchanged, given.kept) == (("ada",), (), ("eve",))
    again = give_comment(course.url, "doubling", "double-answer", ["ada"], "Try 0.")
    assert (again.written, again.unchanged, again.kept) == ((), ("ada",), ())
    assert comments_in(course) == {
        "ada": {"double-answer": "Try 0."},
        "bob": {},
        "eve": {"double-answer": "Well done."},
    }
    with open_writer(course.paths, course.url, "run-2") as writer:
        record_submission(writer, course.topic, result("ada"), HandedIn(cells(), None))
    assert comments_in(course)["ada"] == {"double-answer": "Try 0."}
