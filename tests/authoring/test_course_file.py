"""course.toml: what it means, and every fault of it with its line."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from autograder.config import read_course
from autograder.errors import CourseTextError
from autograder.late_rules import LateRule
from autograder.toml_text import TomlText

FULL = """\
title = "Course"
timezone = "Europe/London"
topics = [
    "one",
    "two",
]
bonus_cap = 0.2

[due]
one = 2027-07-05T18:00:00
two = 2027-07-05T18:00:00+05:00

[late]
kind = "percent_per_day"
percent = 10
grace_minutes = 30
max_days = 3

[limits]
memory_mb = 512
"""


def written(folder: Path, text: str) -> Path:
    (folder / "course.toml").write_text(text, encoding="utf-8")
    return folder


def faults(folder: Path, text: str) -> list[str]:
    with pytest.raises(CourseTextError) as caught:
        read_course(written(folder, text))
    return [str(fault) for fault in caught.value.faults]


def test_values(tmp_path):
    course = read_course(written(tmp_path, FULL))
    assert course.topics == ("one", "two")
    assert course.limits.memory_mb == 512
    assert course.limits.call_cpu_seconds == 5


def test_due_dates_carry_a_time_zone(tmp_path):
    course = read_course(written(tmp_path, FULL))
    assert course.due_at("one") == datetime(2027, 7, 5, 17, tzinfo=UTC)
    assert course.due_at("two") == datetime(2027, 7, 5, 13, tzinfo=UTC)
    assert course.due_at("three") is None


def test_course_of_the_project_is_read():
    root = Path(__file__).parents[2]
    topics = read_course(root).topics
    assert all((root / "assignments" / topic / "assignment.toml").exists() for topic in topics)


HOUR = 3600
DUE = datetime(2027, 7, 5, 17, tzinfo=UTC)


def share_lost(rule: LateRule, seconds: float) -> float:
    return rule.lateness(DUE, DUE + timedelta(seconds=seconds), UTC).share


@pytest.mark.parametrize(
    ("seconds", "share"),
    [
        (-5, 0.0),
        (1800, 0.0),
        (1801, 0.1),
        (24 * HOUR, 0.1),
        (24 * HOUR + 1, 0.2),
        (72 * HOUR, 0.3),
        (72 * HOUR + 1, 1.0),
    ],
)
def test_every_started_day_costs_its_share(tmp_path, seconds, share):
    rule = read_course(written(tmp_path, FULL)).late
    assert share_lost(rule, seconds) == pytest.approx(share)


def test_no_rule_takes_nothing():
    assert share_lost(LateRule(), 1e9) == 0.0
    late = LateRule().lateness(DUE, DUE + timedelta(hours=30), UTC)
    assert late.words == "2 days late"


def test_more_than_everything_cannot_be_lost():
    rule = LateRule(kind="percent_per_day", percent=40.0)
    assert share_lost(rule, 9 * 24 * HOUR) == 1.0


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("memory_mb", "memroy_mb", 20, "unknown key 'memroy_mb'. Did you mean 'memory_mb'?"),
        ("bonus_cap = 0.2", "bonus_cap = 2", 7, "bonus_cap: should be less than or equal to 1"),
        ("bonus_cap = 0.2", 'release_url = "files"', 7, "release_url: this is not an address"),
        ("Europe/London", "Europe/Lodnon", 2, "not a time zone"),
        ('"two"', '"Two"', 3, "'Two' is not a topic name"),
        ('"two"', '"one"', 3, "'one' stands twice"),
        ("one = 2027", "three = 2027", 10, "'three', which is not in topics"),
        ("05T18:00:00\n", "05\n", 10, "datetime"),
        ('"percent_per_day"', '"percent"', 14, "should be 'none', 'percent_per_day' or 'budget'"),
        ('"percent_per_day"', '"none"', 13, "with no other"),
        ("max_days", "free_days", 13, "free_days goes with"),
        ('"percent_per_day"', '"budget"', 13, "free_days goes with"),
        (
            "07-05T18:00:00\n",
            "03-28T01:30:00\n",
            10,
            "forward over 01:30 on that day; write 02:30",
        ),
        ("percent = 10", "percent = ten", 15, "this is not TOML"),
        ('title = "Course"\n', "", 1, "the key 'title' is missing. Write: title = ..."),
    ],
)
def test_fault_and_its_line(tmp_path, old, new, line, words):
    assert old in FULL
    (fault,) = faults(tmp_path, FULL.replace(old, new, 1))
    assert fault.startswith(f"course.toml:{line}: ")
    assert words in fault


def test_all_faults_come_together(tmp_path):
    text = FULL.replace("0.2", "2").replace("512", "-1").replace("max_days", "max_dyas")
    assert [fault.split(":")[1] for fault in faults(tmp_path, text)] == ["7", "17", "20"]


def test_missing_file(tmp_path):
    with pytest.raises(CourseTextError, match=r"course\.toml:1: the file is missing"):
        read_course(tmp_path)


def test_lines_are_found_past_strings_arrays_and_comments():
    text = '''\
# a = 1
a = """
b = 2
[t]
"""
c = [ # ]
  "x]", 'y#',
]
[[t]]
"k y".z = { b = 1 }
[[t]]
d = "\\\\"
[t.u]
e = 1
'''
    toml = TomlText.of(Path("f.toml"), text)
    places = [
        ("a",),
        ("b",),
        ("c",),
        ("t", 0),
        ("t", 0, "k y", "z"),
        ("t", 1),
        ("t", 1, "d"),
        ("t", 1, "u", "e"),
        ("t", 1, "nothing"),
    ]
    assert [toml.line_of(*place) for place in places] == [2, 1, 6, 9, 10, 11, 12, 14, 11]
