"""Help at 80 columns: nothing is cut, and no option is there that does nothing."""

import inspect

import click
import pytest
from click.testing import CliRunner

from autograder.cli import main
from autograder.cli.main import ROOMS
from autograder.cli.output import time_left

VERBS = [verb for _, verbs in ROOMS for verb in verbs]


def help_of(*words):
    done = CliRunner().invoke(main, [*words, "--help"], terminal_width=80)
    assert done.exit_code == 0
    return done.output


@pytest.mark.parametrize("words", [[], *([verb] for verb in VERBS)], ids=lambda words: str(words))
def test_help_fits_and_is_whole(words):
    text = help_of(*words)
    wide = [line for line in text.splitlines() if len(line) > 80]
    assert wide == []
    sentences = text.partition("Options:")[2].replace("[TOPICS]...", "")
    assert "..." not in sentences


def test_the_list_of_verbs_gives_whole_sentences():
    words = " ".join(help_of().split())
    for verb in VERBS:
        first = main.get_command(None, verb).help.partition("\n\n")[0]
        assert " ".join(first.split()) in words


@pytest.mark.parametrize("verb", VERBS)
def test_every_option_is_used_and_explained(verb):
    command = main.get_command(None, verb)
    code = inspect.getsource(inspect.unwrap(command.callback))
    body = code.partition('"""')[2].partition('"""')[2]
    for option in command.params:
        if not isinstance(option, click.Option):
            continue
        assert option.help, f"{verb} {option.opts[0]} is not explained"
        if option.name == "jobs":
            assert "common.jobs" in inspect.getsource(inspect.getmodule(command.callback))
        elif option.name not in ("course", "is_json", "is_quiet"):
            assert option.name in body, f"{verb} {option.opts[0]} does nothing"


def test_a_verb_without_workers_has_no_jobs():
    assert "--jobs" not in help_of("collect")
    assert "--jobs" in help_of("grade")


@pytest.mark.parametrize(
    ("seconds", "done", "of", "words"),
    [
        (60.0, 10, 30, "  2 min left"),
        (3.0, 10, 30, "  6 s left"),
        (60.0, 30, 30, ""),
        (0.0, 0, 30, ""),
        (0.01, 10, 20, "  1 s left"),
    ],
)
def test_progress_says_what_is_left(seconds, done, of, words):
    assert time_left(seconds, done, of) == words
