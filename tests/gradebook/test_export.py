import csv
import io
import re
import sqlite3
from dataclasses import replace
from datetime import UTC, datetime

import pandas
import pytest

from autograder.cli.report_lines import export_lines
from autograder.config import CourseConfig
from autograder.course import Course
from autograder.csv_text import csv_text, escape_formula
from autograder.errors import RecordError, UsageError
from autograder.gradebook.marks import AssignmentRecord
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.rows import LateTerms
from autograder.gradebook.students import StudentRecord, record_students
from autograder.gradebook.writer import open_writer
from autograder.pipeline.export import export
from autograder.pipeline.mark_tables import FORMATS, StudentLine, TopicLine

CONFIG = CourseConfig(title="Course", topics=("doubling",), bonus_cap=0.2)
LATE = datetime(2026, 10, 6, tzinfo=UTC)


def do_record(course, result, cells, at=None, penalty=0.0):
    with open_writer(course.paths, course.url, "run") as writer:
        late = LateTerms(lambda *_: penalty)
        record_submission(writer, course.topic, result, HandedIn(cells, at), late)


def rows(course, format_name="csv", **options):
    out = course.paths.root / "marks.csv"
    report = export(Course(course.paths, CONFIG), format_name, out, **options)
    return report, list(csv.reader(io.StringIO(out.read_text(encoding="utf-8"), newline="")))


def test_each_student_has_one_line_with_all_marks(course, cells, result):
    do_record(course, result("ada", double=4, triple=1), cells())
    do_record(course, result("bob", double=3), cells(), at=LATE, penalty=1.5)
    report, table = rows(course)
    assert table == [
        [
            *("id", "last_name", "first_name", "email"),
            *("doubling", "doubling bonus", "doubling late", "doubling status"),
            *("total", "of", "mistakes"),
        ],
        ["ada", "Lovelace", "Ada", "", "4", "1", "0", "", "5", "7", ""],
        ["bob", "Böb, junior", 'B"ob', "", "3", "0", "1.5", "", "1.5", "7", ""],
        ["eve", "'=HYPERLINK()", "", "", "0", "0", "0", "not handed in", "0", "7", ""],
    ]
    assert not report.needs_person


def test_the_mistakes_that_were_recognised_stand_in_the_last_column(course, cells, result):
    found = result("ada", double=3)
    exercises = tuple(
        replace(one, mistakes=("added_one",)) if one.exercise == "double" else one
        for one in found.exercises
    )
    do_record(course, replace(found, exercises=exercises), cells())
    assert rows(course)[1][1][-1] == "doubling/double/added_one"


def test_bonus_counts_up_to_the_cap(course, cells, result):
    do_record(course, result("ada", double=4, triple=2), cells())
    _, table = rows(course)
    assert table[1][5] == "1.4"
    assert table[1][8] == "5.4"


def test_a_grader_error_is_blank_and_named(course, cells, result):
    do_record(course, result("ada", double=None), cells())
    report, table = rows(course)
    assert table[1][4:9] == ["", "", "0", "no score yet: double-check", ""]
    assert report.missing == ("ada/doubling: double-check",)
    assert report.needs_person
    assert any("left blank: ada/doubling" in line for line in export_lines(report))


def test_an_answer_that_waits_for_a_person_is_named_and_counted_later(course, cells, result):
    do_record(course, result("ada", answered=("reason",)), cells(reason="Since."))
    report, table = rows(course)
    assert (table[1][4], table[1][7]) == ("4", "not marked yet: reason-question")
    assert report.waiting == ("ada/doubling: reason-question",)
    assert report.needs_person
    with sqlite3.connect(course.paths.gradebook) as connection:
        connection.execute(
            "UPDATE grade SET manual_score = 2.5, needs_manual_grade = 0 WHERE auto_score IS NULL"
        )
    connection.close()
    report, table = rows(course)
    assert (table[1][4], table[1][7], report.needs_person) == ("6.5", "", False)


SIGNS = "=+-@＝＋－＠"
BORDERS = [";", ",", "\t", "|", ":", " ", '"', "\r", "\n", "\x0b", "\x1c", "\u2028", "\x85"]


@pytest.mark.parametrize("value", ["=1+1", "+1+1", "-1-1", "@SUM(A1)", " =1", "＝1", "=-1"])
@pytest.mark.parametrize("border", ["", *BORDERS])
@pytest.mark.parametrize("before", ["", "x", "x y", ","])
def test_a_text_that_a_spreadsheet_would_compute_is_neutralised(before, border, value):
    if before and not border:
        return
    name = f"{before}{border}{value}"
    text = csv_text([["ada", name, "last"]])
    assert next(csv.reader(io.StringIO(text, newline="")))[1] == escape_formula(name)
    for delimiters in ([","], [";"], ["\t"], BORDERS):
        for cell in re.split("[" + "".join(map(re.escape, [*delimiters, "\r", "\n"])) + "]", text):
            assert not cell.strip(' "\t').startswith(tuple(SIGNS)), (cell, text)


@pytest.mark.parametrize("value", ["-1", "-2.5", "+1", "1e+20", "-1e-05"])
def test_a_number_is_written_as_it_is(value):
    assert escape_formula(value) == value


@pytest.mark.parametrize("format_name", FORMATS)
@pytest.mark.parametrize("field", ["id", "last_name", "first_name", "email"])
def test_no_column_of_any_table_lets_a_formula_through(format_name, field):
    who = replace(
        StudentRecord("eve", "Eve", "Eve", "eve@example.org"), **{field: "x;=1+cmd|'/C'!A0"}
    )
    rows = FORMATS[format_name]([StudentLine(who, ())], [])
    assert ";=" not in csv_text(rows)


@pytest.mark.parametrize(
    "value", ["Ada", "O'Brien", "a=b", "", "7", "Smith-Jones", "王", "a+b@c.org", "Anna - Maria"]
)
def test_other_texts_stay_as_they_are(value):
    assert escape_formula(value) == value


def test_excel_gets_its_byte_order_mark_when_asked(course, cells, result):
    out = course.paths.root / "marks.csv"
    export(Course(course.paths, CONFIG), "csv", out, has_byte_order_mark=True)
    assert out.read_bytes().startswith(b"\xef\xbb\xbfid,")


@pytest.mark.parametrize(
    ("format_name", "expected"),
    [
        (
            "canvas",
            [
                ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "doubling"],
                ["    Points Possible", "", "", "", "", "7"],
                ["Lovelace, Ada", "", "ada", "ada", "", "4"],
                ['Böb, junior, B"ob', "", "bob", "bob", "", ""],
                ["'=HYPERLINK()", "", "eve", "eve", "", ""],
            ],
        ),
        (
            "moodle",
            [
                ["username", "lastname", "firstname", "email", "doubling"],
                ["ada", "Lovelace", "Ada", "", "4"],
                ["bob", "Böb, junior", 'B"ob', "", ""],
                ["eve", "'=HYPERLINK()", "", "", ""],
            ],
        ),
        (
            "gradescope",
            [
                [
                    *("First Name", "Last Name", "SID", "Email", "doubling"),
                    "doubling - Max Points",
                    "doubling - Submission Time",
                    "doubling - Lateness (H:M:S)",
                ],
                ["Ada", "Lovelace", "ada", "", "4", "7", "", ""],
                [
                    'B"ob',
                    "Böb, junior",
                    "bob",
                    "",
                    "",
                    "7",
                    "2026-10-06 00:00:00 UTC",
                    "07:00:00",
                ],
                ["", "'=HYPERLINK()", "eve", "", "", "7", "", ""],
            ],
        ),
    ],
)
def test_the_tables_of_learning_platforms(course, cells, result, format_name, expected):
    do_record(course, result("ada", double=4), cells())
    do_record(course, result("bob", double=None), cells(), at=LATE)
    assert rows(course, format_name)[1] == expected


ODD = (
    ("Ángel", "Álvarez"),
    ("Sammy", "Davis, Jr."),
    ("Seán", "O'Neil"),
    ('Dwayne "The Rock"', "Johnson"),
    ("小明", "王"),
    ("أحمد", "علي"),
    ("Null", "None"),
    ("Zoë", "Å; B"),
    ("e\u0301", "i̇"),
)
"""First and last names that come back as they went in."""


@pytest.mark.parametrize("format_name", FORMATS)
@pytest.mark.parametrize("has_mark", [False, True], ids=["", "excel"])
def test_names_come_back_as_they_were_by_csv_and_by_pandas(course, format_name, has_mark):
    people = [StudentRecord(f"s{n}", last, first) for n, (first, last) in enumerate(ODD)]
    record_students(course.url, people)
    out = course.paths.root / "marks.csv"
    opened = Course(course.paths, CONFIG)
    options = {"topics": ("doubling",), "has_byte_order_mark": has_mark}
    export(opened, format_name, out, students=[one.id for one in people], **options)
    table = pandas.read_csv(out, dtype=str, keep_default_na=False)
    with out.open(newline="", encoding="utf-8-sig") as file:
        head, *lines = csv.reader(file)
    assert list(table.columns) == head
    assert table.to_numpy().tolist() == lines
    assert all(len(line) == len(head) for line in lines)
    if format_name == "canvas":
        wanted = {(one.id, f"{one.last_name}, {one.first_name}") for one in people}
        found = set(zip(table["SIS User ID"], table["Student"], strict=True)) - {
            ("", "    Points Possible")
        }
    else:
        wanted = {(one.id, one.last_name, one.first_name) for one in people}
        names = (("id", "student_id", "username", "SID"), ("last_name", "lastname", "Last Name"))
        names += (("first_name", "firstname", "First Name"),)
        columns = [next(name for name in some if name in head) for some in names]
        found = set(map(tuple, table[columns].to_numpy().tolist()))
    assert found == wanted


def test_no_digit_of_a_mark_is_lost(course):
    line = StudentLine(
        StudentRecord("ada"), (TopicLine("doubling", 1500.125, 0.0, 0.0, 1500.125, ""),)
    )
    assert FORMATS["csv"]([line], [AssignmentRecord("doubling", None, 7.0)])[1][4] == "1500.125"


def test_only_topics_that_were_handed_in_are_exported_unless_named(course):
    head = ["id", "last_name", "first_name", "email", "total", "of", "mistakes"]
    assert rows(course)[1][0] == head
    assert "doubling" in rows(course, topics=("doubling",))[1][0]


def test_an_unknown_topic_or_format_is_refused(course):
    with pytest.raises(UsageError, match=r"no topic is named knitting\. .*There are: doubling"):
        rows(course, topics=("knitting",))
    with pytest.raises(UsageError, match="no format is named 'excel'"):
        rows(course, "excel")


def test_a_file_that_cannot_be_written_is_named(course):
    with pytest.raises(RecordError, match=r"gradebook\.db/marks\.csv: it could not be written"):
        export(Course(course.paths, CONFIG), "csv", course.paths.gradebook / "marks.csv")
