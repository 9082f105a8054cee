"""The commands of docs/week.md are played, on a class of a few, and do what the page says."""

import importlib.util
import json
import re

import pytest

from tests.course_copy import ROOT

SIZE = 8
PAGE = (ROOT / "docs" / "week.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def week():
    """Load the script that plays the page."""
    spec = importlib.util.spec_from_file_location("week_page", ROOT / ".ci" / "week.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def played(week, tmp_path_factory):
    """Play the page once."""
    home = tmp_path_factory.mktemp("home")
    week.prepare(home, SIZE)
    week.make_command(home)
    return home, list(week.play(home, PAGE))


@pytest.mark.slow
def test_every_command_of_the_page_is_played(week, played):
    _, done = played
    assert [week.RUN.sub("", one.command) for one in done] == [
        week.RUN.sub("", command) for command in week.commands_of(PAGE)
    ]
    assert [one.command for one in done].count(week.NOT_PLAYED) == 1


@pytest.mark.slow
def test_the_week_ends_as_the_page_tells(week, played):
    home, done = played
    said = {one.command: one.output for one in done}
    codes = {one.command: one.code for one in done}
    asked = [command for command in said if command.startswith("autograder collect")]
    assert "two students are named Maria Garcia" in said[asked[0]]
    assert "2 submissions found, 2 new" in said[asked[1]]
    grades = [one.output for one in done if one.command == "autograder grade"]
    assert len(grades) == 4
    assert re.search(r"\d+ exercises were tested", grades[-1])
    assert "Nothing was written" in said["autograder grade --dry-run"]
    (zipped,) = [command for command in said if "--zip" in command]
    assert f"{SIZE - 1} pages packed for Moodle" in said[zipped]
    assert codes[zipped] in (0, 1)
    assert "Nothing was sent" in said["autograder mail first_steps"]
    assert (home / "term.zip").is_file()
    lines = (home / week.CLONED / ".autograder" / "ledger.jsonl").read_text().splitlines()
    assert {json.loads(line)["student"] for line in lines} >= {"s001", "s004", "s005", "s007"}


def test_the_page_shows_what_commands_print_cut_in_the_middle(week):
    long = week.Played("x", "\n".join(map(str, range(40))), 0)
    lines = week.shown(long).splitlines()
    assert lines[0] == "$ x"
    assert len(lines) == week.MOST_LINES + 2
    assert lines[-4:] == ["  … 31 more lines", "37", "38", "39"]
    page = "```console\n$ x\nold\n$ y\n```\n"
    new = week.filled_in(page, [week.Played("x", "1", 0), week.Played("y", "", 1)])
    assert new == "```console\n$ x\n1\n$ y\n```\n"
