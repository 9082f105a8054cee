import os
import sqlite3
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from nbgrader.api import Gradebook

from autograder.config import CourseConfig
from autograder.course import Course
from autograder.errors import CourseTextError, UsageError
from autograder.gradebook.database import create_database, database_url
from autograder.gradebook.marks import read_marks
from autograder.gradebook.students import StudentRecord, read_students
from autograder.pipeline.roster import read_roster, take_roster
from autograder.pipeline.setup import set_up


def config(**fields):
    return CourseConfig(**{"title": "Course", "topics": ("doubling", "tripling"), **fields})


def test_set_up_makes_the_gradebook_and_repeating_it_changes_nothing(paths):
    url = database_url(paths.gradebook)
    due = datetime(2026, 10, 5, 17)
    settings = config(timezone="Europe/London", due={"doubling": due})
    report = set_up(Course(paths, settings))
    assert report.is_new
    assert report.not_built == ("tripling",)
    assert read_marks(url).assignments[0].due == datetime(2026, 10, 5, 16, tzinfo=UTC)
    before = paths.gradebook.read_bytes()
    again = set_up(Course(paths, settings))
    assert not again.is_new
    assert not again.is_change
    assert paths.gradebook.read_bytes() == before
    assert [path.name for path in paths.root.iterdir() if "new" in path.name] == []


def test_the_tables_are_those_that_nbgrader_makes_itself(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    with Gradebook(f"sqlite:///{tmp_path / 'stock.db'}"):
        pass
    create_database(database_url(tmp_path / "ours.db"))
    contents = []
    for name in ("stock.db", "ours.db"):
        with sqlite3.connect(tmp_path / name) as connection:
            tables = connection.execute("select name, sql from sqlite_master order by name")
            version = connection.execute("select * from alembic_version")
            contents.append(([(n, " ".join((t or "").split())) for n, t in tables], [*version]))
    assert contents[1] == contents[0]


def test_set_up_names_assignments_that_the_course_no_longer_has(course):
    report = set_up(Course(course.paths, config(topics=("tripling",))))
    assert report.left_over == ("doubling",)
    assert read_marks(course.url).assignments[0].topic == "doubling"


TABLE = "id,last_name,first_name,email\nzoe,Åström,Zoë,zoe@example.org\n"


def read(content, tmp_path):
    return read_roster(tmp_path / "list.csv", content)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_accents_survive_every_encoding_of_a_spreadsheet(tmp_path, encoding):
    expected = [StudentRecord("zoe", "Åström", "Zoë", "zoe@example.org")]
    assert read(TABLE.encode(encoding), tmp_path) == expected


@pytest.mark.parametrize(
    "table",
    [
        "Surname;First Name;Student ID\nKay;Zoe;zoe\n",
        '"surname"\t"Given-Name"\t"USERNAME"\n"Kay"\t"Zoe"\t"zoe"\n',
        "\r\n\r\nid,Last Name,First_Name,Group\r\n zoe ,Kay,Zoe,7\r\n\r\n",
    ],
)
def test_headings_signs_and_blank_lines_do_not_matter(tmp_path, table):
    assert read(table.encode(), tmp_path) == [StudentRecord("zoe", "Kay", "Zoe")]


def test_quotes_commas_and_line_ends_inside_a_name_are_read(tmp_path):
    table = 'id,last_name,first_name\nzoe,"Kay, ""the\nfirst""",Zoe\n'
    assert read(table.encode(), tmp_path)[0].last_name == 'Kay, "the first"'


def test_a_line_with_fewer_values_than_headings_is_read(tmp_path):
    assert read(b"last_name,id,email\nKay,zoe\n", tmp_path) == [StudentRecord("zoe", "Kay")]


UNSAFE = [
    "../eve",
    "-rf",
    "a;b",
    "$(x)",
    "a/b",
    "a\\b",
    "a*",
    "x" * 300,
    "..",
    ".hidden",
    "a+b",
    "ä" * 80,
]


@pytest.mark.parametrize("student", UNSAFE)
def test_an_unsafe_id_is_refused_with_its_line(tmp_path, student):
    with pytest.raises(CourseTextError, match=r"list\.csv:3: the student id "):
        read(f'id\nada\n"{student}"\n'.encode(), tmp_path)


@pytest.mark.parametrize("student", ["o'brien", "zoë k", "s041", "a@b.org", 'x "y"', "7", "王明"])
def test_an_id_with_signs_that_harm_nobody_is_taken(tmp_path, student):
    quoted = student.replace('"', '""')
    assert read(f'id\n"{quoted}"\n'.encode(), tmp_path)[0].id == student


def test_all_faults_are_named_at_once(tmp_path):
    with pytest.raises(CourseTextError) as caught:
        read(b"id,last_name\nada,A\nbob,B\nADA,C\n,D\nbob,E\n", tmp_path)
    assert [(fault.line, fault.message) for fault in caught.value.faults] == [
        (4, "the id ADA stands in line 2 already. Take one of them out."),
        (5, "the student id is empty. Write another id."),
        (6, "the id bob stands in line 3 already. Take one of them out."),
    ]


@pytest.mark.parametrize(
    ("content", "reported"),
    [
        (b"", "no students"),
        (b"id,last_name\n", "no students"),
        (b"name,mark\nZoe,3\n", "no column with ids. Got the headings name, mark"),
        (b'id\n"' + b"x" * 200_000, "no CSV"),
        (b"id,last_name\nzoe," + b"x" * 200, "a name of 200 characters"),
    ],
)
def test_a_table_that_is_no_roster_says_why(tmp_path, content, reported):
    with pytest.raises(CourseTextError, match=reported):
        read(content, tmp_path)


def test_a_roster_is_recorded_and_copied(course, tmp_path):
    file = tmp_path / "list.csv"
    file.write_text(TABLE)
    report = take_roster(Course(course.paths, config()), file)
    assert report.students == 1
    assert report.changes.added == ("zoe",)
    assert report.changes.vanished == ("ada", "bob", "eve")
    assert course.paths.roster.read_text() == TABLE
    assert len(read_students(course.url)) == 4
    again = take_roster(Course(course.paths, config()), course.paths.roster)
    assert (again.changes.added, again.changes.updated) == ((), ())


def test_a_faulty_roster_changes_nothing(course, tmp_path):
    file = tmp_path / "list.csv"
    file.write_text("id\n../x\n")
    with pytest.raises(CourseTextError):
        take_roster(Course(course.paths, config()), file)
    assert not course.paths.roster.exists()
    assert len(read_students(course.url)) == 3


def test_a_roster_that_is_not_there_is_named(course, tmp_path):
    with pytest.raises(UsageError, match=r"none\.csv: cannot be read"):
        take_roster(Course(course.paths, config()), tmp_path / "none.csv")
