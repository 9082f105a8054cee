"""What the student's side says of changed arguments: the names of some of them, nothing else."""

from autograder.checking.student_functions import Student
from autograder.sandbox.replies import Reply, Returned
from tests.course_copy import TOPIC


class Sayer:
    """Stands in for a snapshot whose process says what it likes."""

    def __init__(self, *changed):
        self.reply = Reply(Returned(0.0), changed)

    def begin_test(self, _forbid):
        pass

    def call(self, calls):
        return [self.reply for _ in calls]


def changed(*said):
    student = Student(TOPIC)
    student.attach(Sayer(*said))
    return student.r2_score.changed_arguments(1, 2)


def test_names_come_once_and_in_the_order_of_the_parameters():
    """In any order and number they would spell a hidden input out."""
    assert changed("1", "0", "1", "1", "y_true") == ["y_true", "y_pred"]
    assert changed("1", "1") == ["y_pred"]
    assert changed() == []


def test_another_text_is_no_name():
    assert changed("4.25", "<b>", "-1", "1") == ["y_pred", "arguments"]
