"""The verbs feedback and report: from stored results to pages, and nothing rewritten in vain."""

import re
from datetime import UTC, datetime

import pytest
from pydantic import TypeAdapter

from autograder.collect.found import RefusalKind
from autograder.config import CourseConfig
from autograder.course import Course
from autograder.errors import RecordError
from autograder.gradebook.marks import ClassMarks, Mark, SubmissionMarks
from autograder.gradebook.students import StudentRecord
from autograder.model import SubmissionResult
from autograder.paths import CoursePaths
from autograder.pipeline.collect_log import CollectLog, OpenMatter, collect_log_file
from autograder.pipeline.feedback import marks_by_submission, write_feedback
from autograder.pipeline.report import write_index, write_report
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


DUE = datetime(2027, 2, 5, 18, tzinfo=UTC)
DATED = CourseConfig(title="Machine Learning", topics=("first_steps",), due={"first_steps": DUE})


def gradebook_of(*submissions):
    people = (("s001", "Ángel", "Ana"), ("s098", "Bell", "Bo"), ("s099", "Zoë", "Cy"))
    return ClassMarks(tuple(StudentRecord(*one) for one in people), (), submissions)


def test_a_report_names_people_and_leads_to_their_files(paths, topic):
    write_feedback(Course(paths, DATED), [topic], ["s001"])
    paths.submission("s098", topic.slug).mkdir(parents=True)
    left = [f"inbox/{name}.pdf" for name in (topic.slug, "other")]
    matters = [OpenMatter(RefusalKind.OTHER, place, "no notebook", "inbox", "") for place in left]
    collect_log_file(paths).parent.mkdir(parents=True)
    log = TypeAdapter(CollectLog).dump_json(CollectLog(matters=tuple(matters)))
    collect_log_file(paths).write_bytes(log)
    late = SubmissionMarks(
        "s001", topic.slug, datetime(2027, 2, 6, 19, tzinfo=UTC), 1.5, (), due=DUE
    )
    write_report(Course(paths, DATED), [topic], gradebook=gradebook_of(late), now=DUE)
    page = (paths.private / "reports" / "first_steps.html").read_text()
    link = "../../feedback/s001/first_steps/first_steps.html"
    assert (paths.private / "reports" / link).resolve().is_file()
    assert f'<a href="{link}"><bdi>Ángel, Ana</bdi></a>' in page
    assert "1 d 1 h, 1.5 taken off" in page
    assert "Refused when it was collected" in page
    assert "inbox/first_steps.pdf" in page
    assert "inbox/other.pdf" not in page
    lists = dict(re.findall(r"<h3>([^<]+) <span>.*?<ul[^>]*>(.*?)</ul>", page, re.DOTALL))
    assert "Zoë, Cy" in lists["Missing"]
    assert "Bell, Bo" in lists["Handed in, not graded yet"]
    assert '<a href="../../submitted/s098/first_steps"' in page


def test_a_topic_that_is_not_due_misses_nobody(paths, topic):
    before = datetime(2027, 2, 5, 17, tzinfo=UTC)
    write_report(Course(paths, DATED), [topic], gradebook=gradebook_of(), now=before)
    page = (paths.private / "reports" / "first_steps.html").read_text()
    assert "<h3>Missing" not in page
    assert "due 5 February 2027 18:00" in page


def test_the_index_takes_shares_from_the_gradebook(paths, monkeypatch, topic):
    monkeypatch.setattr("autograder.pipeline.report.read_topic", lambda *_: topic)
    late = datetime(2027, 2, 6, tzinfo=UTC)
    graded = (
        Mark("hat_matrix-check", 5, auto=2.0, manual=4.0, extra=None, needs_person=False),
        Mark("cost_of_fitting-question", 5, None, None, None, needs_person=True),
        Mark("r2_score-check", 0, auto=9.0, manual=None, extra=None, needs_person=False),
    )
    found = SubmissionMarks("s001", topic.slug, late, 1.5, graded, due=DUE)
    nothing = SubmissionMarks("s099", topic.slug, None, 0.0, ())
    path = write_index(Course(paths, DATED), gradebook_of(found, nothing), DUE)
    line = re.search(r"<tr [^>]*><th[^>]*>1 First steps.*?</tr>", path.read_text())[0]
    cells = [re.sub("<[^>]+>", "", cell) for cell in re.findall(r"<td.*?</td>", line)]
    assert cells == ["5 February 2027 18:00", "2", "1", "1", "1", "50 %", "–", "50"]
