"""How a verb ends: what it shows, and the one place that decides its exit code."""

import ast
from pathlib import Path

import pytest

from autograder import cli
from autograder.cli.output import Common, end
from autograder.errors import ExitCode


@pytest.mark.parametrize(
    ("needs_person", "is_ours", "code"),
    [
        (True, False, ExitCode.NEEDS_PERSON),
        (False, True, ExitCode.GRADER_ERROR),
        (True, True, ExitCode.GRADER_ERROR),
    ],
)
def test_a_verb_shows_its_report_and_then_ends_with_its_code(
    tmp_path, capsys, needs_person, is_ours, code
):
    common = Common(tmp_path, is_json=False, is_quiet=False)
    with pytest.raises(SystemExit) as ended:
        common.finish((), "the last line", needs_person=needs_person, is_ours=is_ours)
    assert ended.value.code == code
    assert capsys.readouterr().out == "the last line\n"


def test_a_verb_that_left_nothing_to_do_returns(tmp_path, capsys):
    Common(tmp_path, is_json=True, is_quiet=False).finish(("done",), "not shown")
    end()
    assert capsys.readouterr().out.split() == ["[", '"done"', "]"]


def test_no_verb_ends_the_program_by_itself():
    found = {
        file.name
        for file in Path(cli.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Name) and node.id == "SystemExit"
    }
    assert found == {"output.py"}
