"""The documents say what is true of the tree and of the command line."""

import importlib.util
import os
import re
import shlex
import subprocess
import sys
import tomllib
from functools import partial

import click
import pytest
from click.testing import CliRunner

import autograder
from autograder.cli import main
from autograder.model import Exercise, Question, Topic
from autograder.reports.index_table import index_table, topics_page

EXAMPLES = 2
MANY = 10
README_LINES = 120
ARCHITECTURE_WORDS = 2_500
"""What is more belongs into a page of ``docs/``."""
MAKE_VARIABLES = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
VERBS = main.list_commands(None)


def shown_help(name):
    result = CliRunner().invoke(main, [name, "--help"], prog_name="autograder")
    assert result.exit_code == 0
    return result.output


def test_tables_are_as_the_tree_makes_them(root):
    done = subprocess.run(
        [sys.executable, ".ci/readme.py", "--check"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_shows_what_the_demo_prints(root):
    readme = (root / "README.md").read_text()
    block = re.search(r"<!-- demo output -->\n(.*?)<!-- /demo output -->", readme, re.DOTALL)[1]
    assert "$ make demo" in block
    assert "Where to look:" in block
    topics = tomllib.loads((root / "course.toml").read_text())["topics"]
    assert f"with {len(topics)} topics" in block, "Run: .venv/bin/python .ci/readme.py --demo"


def test_readme_is_one_page(root):
    assert len((root / "README.md").read_text().splitlines()) <= README_LINES


def test_architecture_is_read_in_one_sitting(root):
    assert len((root / "ARCHITECTURE.md").read_text().split()) <= ARCHITECTURE_WORDS


def test_of_the_demo_a_few_students_are_shown(root):
    spec = importlib.util.spec_from_file_location("readme_tables", root / ".ci" / "readme.py")
    tables = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tables)
    few = [f"│ demo{number} │" for number in range(tables.SHOWN_STUDENTS)]
    assert tables.shortened(["head", *few, "end"]) == ["head", *few, "end"]
    many = ["head", *few, "│ demo98 │", "│ demo99 │", "end"]
    assert tables.shortened(many) == ["head", *few, "  … 2 more", "end"]


@pytest.mark.parametrize("name", VERBS)
def test_help_of_a_verb_is_a_sentence_and_two_examples(name):
    text = shown_help(name)
    assert re.search(r"Usage: .*\n\n  [A-Z][^.]+\.", text)
    examples = [line for line in text.splitlines() if line.startswith(f"  autograder {name}")]
    assert len(examples) >= EXAMPLES
    assert not any(re.search(r".autograder ", example.strip()) for example in examples)


@pytest.mark.parametrize("name", VERBS)
def test_examples_of_a_verb_use_options_that_exist(name):
    command = main.get_command(None, name)
    options = {word for p in command.params if isinstance(p, click.Option) for word in p.opts}
    examples = re.findall(r"^ *autograder .*", command.help, re.MULTILINE)
    assert set(re.findall(r"--[a-z-]+", "\n".join(examples))) <= options


def test_every_verb_has_the_same_options():
    for command in map(partial(main.get_command, None), VERBS):
        options = {word for parameter in command.params for word in parameter.opts}
        assert {"--course", "--json", "--quiet"} <= options, command.name


def documents(root):
    return sorted([*root.glob("*.md"), *root.glob("docs/*.md")])


def shown_commands(text, program):
    """Return the arguments of each line that a page shows to be typed, its comment left out."""
    lines = re.findall(rf"^\$ {program} (.*)$", text, re.MULTILINE)
    return [shlex.split(line, comments=True) for line in lines]


def parsed(words):
    """Let click read the arguments of a verb as it would when the verb is run; run nothing."""
    name, *arguments = words
    verb = main.get_command(None, name)
    assert verb is not None, f"there is no verb {name}"
    return verb.make_context(name, arguments, resilient_parsing=False)


def is_shown_file(error):
    """Return whether only a file of the page's own story is missing on this machine."""
    return isinstance(error, click.BadParameter) and "does not exist" in error.message


def test_documents_show_only_commands_that_parse(root):
    faults, count = [], 0
    for document in documents(root):
        for words in shown_commands(document.read_text(), "autograder"):
            count += 1
            try:
                parsed(words)
            except click.ClickException as error:
                if not is_shown_file(error):
                    faults.append(f"{document.name}: {' '.join(words)}: {error.message}")
    assert faults == []
    assert count >= MANY


@pytest.mark.parametrize(
    "line", ["grade --no-such-option", "undo one two", "grade --sandbox loose", "export --format x"]
)
def test_a_command_that_does_not_parse_is_noticed(line):
    with pytest.raises(click.ClickException) as caught:
        parsed(shown_commands(f"$ autograder {line}  # a comment", "autograder")[0])
    assert not is_shown_file(caught.value)


def test_documents_name_only_verbs_and_options_that_exist(root):
    for document in documents(root):
        for words in re.findall(r"`autograder ([a-z][^`]*)`", document.read_text()):
            name, *rest = words.split()
            command = main.get_command(None, name)
            assert command is not None, f"{document.name}: {name}"
            known = {word for p in command.params for word in p.opts}
            assert {word for word in rest if word.startswith("--")} <= known, document.name


def test_documents_name_only_chores_that_exist(root):
    chores = set(re.findall(r"^\.PHONY: (.*)$", (root / "Makefile").read_text(), re.MULTILINE))
    chores = {name for line in chores for name in line.split()}
    count = 0
    for document in documents(root):
        text = document.read_text()
        quoted = [words.split() for words in re.findall(r"`make ([^`]*)`", text)]
        for words in [*quoted, *shown_commands(text, "make")]:
            count += 1
            assert {word for word in words if "=" not in word} <= chores, document.name
    assert count >= MANY


def test_chores_that_documents_show_run_commands_that_parse(root):
    clean = {name: value for name, value in os.environ.items() if name not in MAKE_VARIABLES}
    count = 0
    for document in documents(root):
        for words in shown_commands(document.read_text(), "make"):
            done = subprocess.run(
                ["make", "-n", *words],
                cwd=root,
                env=clean,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{document.name}: {words}: {done.stderr}"
            for line in re.findall(r"^\.venv/bin/autograder (.*)$", done.stdout, re.MULTILINE):
                count += 1
                parsed(shlex.split(line, comments=True))
    assert count


def test_version_is_the_same_everywhere(root):
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    citation = (root / "CITATION.cff").read_text()
    changes = (root / "CHANGELOG.md").read_text()
    assert project["version"] == autograder.__version__
    assert f"version: {autograder.__version__}\n" in citation
    assert f"## [{autograder.__version__}]" in changes


def test_index_table_counts_marks_of_exercises_and_questions():
    last = index_table([a_topic()], "docs/topics.md").splitlines()[-1]
    links = "| [A topic, or two](release/t/t.ipynb) | [2](docs/topics.md#a-topic-or-two) |"
    assert last == f"{links} 6 | 3 | 1.5 |"


def test_page_of_topics_names_every_exercise():
    lines = topics_page([a_topic()], "../").splitlines()
    assert lines[-8:] == [
        "## A topic, or two",
        "",
        "2 exercises, 6 marks and 3 bonus, about 1.5 hours: "
        "[A topic, or two](../release/t/t.ipynb).",
        "",
        "| | exercise | points | uses |",
        "|---|---|---|---|",
        "| 1 | `first` | 2 |  |",
        "| 2 | `second` | 3 bonus | `first` |",
    ]


def test_page_of_topics_and_readme_lead_to_files_and_headings(root):
    page = (root / "docs" / "topics.md").read_text()
    for target in re.findall(r"\]\(([^)#]+)\)", page):
        assert (root / "docs" / target).is_file(), target
    headings = [line.removeprefix("## ").lower().replace(" ", "-") for line in page.split("\n")]
    anchors = re.findall(r"docs/topics\.md#([^)]+)\)", (root / "README.md").read_text())
    assert anchors
    assert set(anchors) <= set(headings)


def a_topic():
    exercises = (
        Exercise("t", "first", points=2),
        Exercise("t", "second", bonus=3, uses=("first",)),
    )
    questions = (Question("why", 4, (), ""),)
    return Topic("t", "A topic, or two", "", 1.5, exercises, questions)
