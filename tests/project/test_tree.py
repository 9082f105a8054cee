"""What holds for every file of the repository."""

import ast
import re

import pytest

LONGEST_MODULE = 300
LONGEST_FUNCTION = 40
LARGEST_FILE = 500_000
VAGUE_NAMES = {"utils", "helpers", "common", "manager", "base"}

# Folders of somebody's machine. Written in parts, so that this file does not find itself.
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:" + "work|root|home|Users" + r")/\w")
LEFT_OVER = re.compile(r"\b(?:TO" + "DO|FIX" + "ME|XX" + r"X)\b")
MARKDOWN_LINK = re.compile(r"\]\(([^)#\s]+)(#[^)\s]*)?\)")


@pytest.fixture(scope="module")
def engine(root):
    files = root.glob("autograder/**/*.py")
    return [file for file in files if "hidden_tests" not in file.parts]


def texts(files):
    for file in files:
        try:
            yield file, file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def functions(tree):
    return [n for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))]


def lines_of_code(function):
    """Count a function's lines; its docstring does not count."""
    lines = function.end_lineno - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function) is not None:
        lines -= first.end_lineno - first.lineno + 1
    return lines


def test_modules_are_short(engine):
    lengths = {file.name: len(file.read_text().splitlines()) for file in engine}
    assert {name: n for name, n in lengths.items() if n > LONGEST_MODULE} == {}


def test_functions_are_short(engine):
    found = {
        f"{file.name}:{function.name}": lines_of_code(function)
        for file in engine
        for function in functions(ast.parse(file.read_text()))
    }
    assert found
    assert {name: n for name, n in found.items() if n > LONGEST_FUNCTION} == {}


def test_names_of_modules_say_something(engine):
    assert [file.name for file in engine if file.stem in VAGUE_NAMES] == []


def test_no_file_names_a_folder_of_somebodys_machine(tracked):
    found = [
        f"{file.name}: {line.strip()[:100]}"
        for file, text in texts(tracked)
        for line in text.splitlines()
        if MACHINE_PATH.search(line)
    ]
    assert found == []


def test_nothing_is_left_for_later(tracked, root):
    code = [f for f in tracked if f.suffix in {".py", ".md", ".toml"} or f.parent == root / ".ci"]
    assert [file.name for file, text in texts(code) if LEFT_OVER.search(text)] == []


def test_locks_hold_hashes_and_no_address(root):
    locks = list(root.glob("requirements/*.lock"))
    assert len(locks) == 2
    for lock in locks:
        text = lock.read_text()
        assert not re.search(r"://|--(extra-)?index-url|--find-links|--trusted-host", text)
        requirements = re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
        assert all("--hash=sha256:" in requirement for requirement in requirements)


def test_what_student_code_runs_on_holds_no_oracle(root):
    lock = (root / "requirements" / "sandbox.lock").read_text()
    names = set(re.findall(r"^([\w.-]+)==", lock, re.MULTILINE))
    assert "numpy" in names
    assert names.isdisjoint(
        {"pytest", "hypothesis", "scipy", "scikit-learn", "statsmodels", "nbgrader", "autograder"}
    )


def test_what_the_engine_needs_is_locked(root):
    project = (root / "pyproject.toml").read_text()
    needed = re.search(r"^dependencies = \[(.*?)^\]", project, re.DOTALL | re.MULTILINE)[1]
    lock = (root / "requirements" / "engine.lock").read_text()
    locked = set(re.findall(r"^([\w.-]+)==", lock, re.MULTILINE))
    assert set(re.findall(r'"([\w-]+)', needed)) <= locked


def test_no_file_is_large(tracked):
    assert [file.name for file in tracked if file.stat().st_size > LARGEST_FILE] == []


def test_marks_and_work_are_not_in_git(tracked, root):
    private = ("submitted", "autograded", "feedback", ".autograder", "gradebook.db", "roster.csv")
    assert [f for f in tracked if f.relative_to(root).parts[0].startswith(private)] == []


def test_licences_are_there(root):
    assert "MIT License" in (root / "LICENSE").read_text()
    assert "SPDX-License-Identifier: CC-BY-4.0" in (root / "LICENSE-TEXT").read_text()


def test_links_of_documents_lead_somewhere(root):
    documents = sorted(root.glob("*.md"))
    assert documents
    lost = [
        f"{document.name}: {target}"
        for document in documents
        for target, _ in MARKDOWN_LINK.findall(document.read_text())
        if "://" not in target and not (document.parent / target).exists()
    ]
    assert lost == []
