"""The verbs feedback and report: from stored results to pages, and nothing rewritten in vain."""

import pytest
from pydantic import TypeAdapter

from autograder.config import CourseConfig
from autograder.course import Course
from autograder.errors import RecordError
from autograder.gradebook.marks import ClassMarks, Mark, SubmissionMarks
from autograder.model import SubmissionResult
from autograder.paths import CoursePaths
from autograder.pipeline.feedback import marks_by_submission, write_feedback
from autograder.pipeline.report import write_report
from autograder.reports.feedback_page import Marks

CONFIG = CourseConfig(title="Machine Learning", topics=("first_steps",))


@pytest.fixture
def paths(tmp_path, results):
    paths = CoursePaths(tmp_path)
    for result in results:
        file = paths.stored_result(result.student, result.topic)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(TypeAdapter(SubmissionResult).dump_json(result))
    return paths


def test_every_graded_submission_gets_its_page(paths, topic, results):
    report = write_feedback(Course(paths, CONFIG), [topic])
    assert sorted(report.written) == sorted(
        paths.feedback_page(r.student, topic.slug) for r in results
    )
    page = paths.feedback_page("s007", topic.slug).read_text()
    assert "<title>First steps: feedback for s007</title>" in page


def test_a_second_run_changes_nothing(paths, topic, results):
    write_feedback(Course(paths, CONFIG), [topic])
    report = write_feedback(Course(paths, CONFIG), [topic])
    assert report.written == ()
    assert report.unchanged == len(results)


def test_only_what_changed_is_written(paths, topic):
    write_feedback(Course(paths, CONFIG), [topic])
    marks = {("s003", topic.slug): Marks(late_penalty=1)}
    report = write_feedback(Course(paths, CONFIG), [topic], marks=marks, names={"s004": "Ada"})
    assert [path.parent.parent.name for path in report.written] == ["s003", "s004"]


def test_some_students_only(paths, topic):
    report = write_feedback(Course(paths, CONFIG), [topic], ["s001", "unknown"])
    assert [path.parent.parent.name for path in report.written] == ["s001"]


def test_one_damaged_result_stops_nobody(paths, topic, results):
    paths.stored_result("s001", topic.slug).write_text("{")
    report = write_feedback(Course(paths, CONFIG), [topic])
    assert len(report.written) == len(results) - 1
    assert report.unusable == (
        ".autograder/results/first_steps/s001.json: the stored result cannot be used. Got a "
        "file that is damaged or was not wholly recorded. "
        "Run: autograder grade first_steps --student s001",
    )


def test_a_page_that_cannot_be_written_is_named(paths, topic):
    paths.feedback.mkdir()
    (paths.feedback / "s000").write_text("a file in the way")
    with pytest.raises(RecordError, match=r"^feedback/s000/first_steps/.*cannot be written"):
        write_feedback(Course(paths, CONFIG), [topic])


def test_marks_of_people_come_from_the_gradebook(topic):
    found = SubmissionMarks(
        "s1",
        topic.slug,
        None,
        1.5,
        (
            Mark("hat_matrix-check", 5, auto=2.0, manual=4.0, extra=None, needs_person=False),
            Mark("one_hot-check", 4, auto=2.0, manual=None, extra=1.0, needs_person=False),
            Mark("r2_score-check", 3, auto=2.0, manual=None, extra=None, needs_person=False),
            Mark("cost_of_fitting-question", 3, None, 2.5, None, needs_person=False),
        ),
    )
    marks = marks_by_submission(ClassMarks((), (), (found,)), [topic])
    assert marks[("s1", topic.slug)] == Marks(
        questions={"cost_of_fitting": 2.5},
        adjusted={"hat_matrix": 4.0, "one_hot": 3.0},
        late_penalty=1.5,
    )


def test_the_class_report_is_written_among_untracked_files(paths, topic, results):
    (report,) = write_report(Course(paths, CONFIG), [topic], run="r9")
    assert report.path == paths.root / ".autograder" / "reports" / "first_steps.html"
    assert "Run r9" in report.path.read_text()
    assert len(report.results) == len(results)
    assert [student for student, _ in report.needs_attention] == ["s022", "s023"]
