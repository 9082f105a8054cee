"""The page of the course: topics side by side, and students over the topics."""

import re

import pytest

from autograder.reports.class_list import ClassMember
from autograder.reports.course_report import TopicMarks, render_course

MEMBERS = (ClassMember("s1", "Zoë"), ClassMember("s2", "Ángel"), ClassMember("s3", "Bell"))
TERM = (
    TopicMarks("a", "First", {"s1": 0.9, "s2": 0.5, "s3": 0.7}, page="a.html", due="1 May"),
    TopicMarks("b", "Second", {"s1": 0.8, "s2": None}, frozenset({"s1"})),
    TopicMarks("c", "Third", {"s1": 0.3}),
    TopicMarks("d", "Fourth", {}, is_due=False),
)


def row_of(page, name):
    row = re.search(rf"<tr [^>]*><th[^>]*>(?:(?!</tr>).)*?{name}.*?</tr>", page)[0]
    return [re.sub("<[^>]+>", "", cell) for cell in re.findall(r"<t[dh].*?</t[dh]>", row)]


def test_a_topic_has_its_counts_mean_and_spread(tags_of):
    page = render_course(TERM, MEMBERS, course_title="ML")
    tags_of(page)
    assert row_of(page, "First")[1:] == ["1 May", "3", "0", "0", "0", "70 %", "20", "70"]
    assert row_of(page, "Second")[2:] == ["2", "1", "1", "1", "80 %", "–", "80"]
    assert row_of(page, "Third")[2:] == ["1", "2", "0", "0", "30 %", "–", "30"]
    assert row_of(page, "Fourth")[2:] == ["0", "–", "0", "0", "–", "–", "–"]
    assert '<a href="a.html">First</a>' in page


def test_a_student_has_a_mean_and_a_trend():
    page = render_course(TERM, MEMBERS)
    assert row_of(page, "Zoë") == ["Zoë", "s1", "67", "−55", "", "1", "90", "80", "30"]
    assert row_of(page, "Ángel") == ["Ángel", "s2", "50", "", "1", "", "50", "?", "·"]
    assert row_of(page, "Bell") == ["Bell", "s3", "70", "", "2", "", "70", "·", "·"]


def test_who_fell_silent_and_who_fell_far_comes_first(text_of):
    text = text_of(render_course(TERM, MEMBERS, refused=(("inbox/x.pdf", "no notebook"),)))
    assert "Refused when it was collected 1 inbox/x.pdf : no notebook Nothing in" in text
    assert "Nothing in the last 2 topics 1 Bell s3 : last handed in First" in text
    assert "Fell far in their last topic 1 Zoë s1 : 55 points below their mean before" in text


def test_a_course_without_marks_has_a_page(text_of):
    text = text_of(render_course([TopicMarks("d", "Fourth")], []))
    assert "0 students 0 of 1 topics begun" in text


@pytest.mark.parametrize("field", ["title", "due", "page"])
def test_hostile_text_stays_text(tags_of, hostile, field):
    topic = TopicMarks("a", **{"title": "x", field: hostile}, shares={hostile: 0.5})
    member = ClassMember(hostile, hostile)
    tags = [name for name, _ in tags_of(render_course([topic], [member], course_title=hostile))]
    assert tags.count("script") == 1
    assert "img" not in tags
