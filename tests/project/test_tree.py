"""What holds for every file of the repository."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

NAMED_BY_THE_TOOLS = {"__init__.py", "__main__.py", "conftest.py"}
NAMED_BY_A_COURSE = (
    "autograder/hidden_tests/",
    "tests/calibration/",
    "tests/selfchecks/",
    "tests/security/attacks/",
    "tests/tiny_course/",
)
PROGRAMS = ("autograder", "benchmarks", "website", ".ci")
"""Folders of code that is run; classes of tests stay in the file that needs them."""
LARGEST_FILE = 1_000_000
"""The largest are recorded atlases of mistakes: some 40 kB an exercise."""
VAGUE_NAMES = {"utils", "helpers", "common", "manager", "base"}

# Folders of somebody's machine. Written in parts, so that this file does not find itself.
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:" + "work|root|home|Users" + r")/\w")
LEFT_OVER = re.compile(r"\b(?:TO" + "DO|FIX" + "ME|XX" + r"X)\b")
HISTORY = "CHANGELOG.md"
"""Names what was there once, and files of a released folder."""
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


def modules_by_name(files):
    """Group paths by the name of the file; what Python or pytest names itself is left out."""
    found = defaultdict(list)
    for file in files:
        if file.name not in NAMED_BY_THE_TOOLS:
            found[file.name].append(str(file))
    return found


def public_classes(files):
    """Group the places of classes by their name."""
    found = defaultdict(list)
    for file in files:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(f"{file}:{node.lineno}")
    return found


def shared(places):
    return {name: found for name, found in places.items() if len(found) > 1}


def test_no_two_modules_have_one_name(root, tracked):
    files = [file.relative_to(root) for file in tracked if file.suffix == ".py"]
    own = [file for file in files if file.parts[0] in (*PROGRAMS, "tests")]
    kept = [file for file in own if not str(file).startswith(NAMED_BY_A_COURSE)]
    assert {file.parts[0] for file in kept} == {*PROGRAMS, "tests"}
    assert shared(modules_by_name(kept)) == {}


def test_no_two_public_classes_have_one_name(root, tracked):
    files = [f for f in tracked if f.suffix == ".py" and f.relative_to(root).parts[0] in PROGRAMS]
    own = [file for file in files if "hidden_tests" not in file.parts]
    assert own
    assert shared(public_classes(own)) == {}


def test_namesakes_are_found_by_their_paths(tmp_path):
    for room in ("one", "other"):
        (tmp_path / room).mkdir()
        (tmp_path / room / "wire.py").write_text("class Frame:\n    class _Part:\n        pass\n")
    files = sorted(tmp_path.rglob("*.py"))
    assert shared(modules_by_name(files)) == {"wire.py": [str(file) for file in files]}
    assert shared(public_classes(files)) == {"Frame": [f"{file}:1" for file in files]}


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
    assert len(locks) == 3
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


def documents_of(root):
    return sorted([*root.glob("*.md"), *root.glob("docs/*.md")])


def is_in_engine(root, name):
    """Return whether a dotted name is a module or package of the engine, or defined in one."""
    path = root / "autograder" / Path(*name.split("."))
    module = path.parent.with_suffix(".py")
    is_defined = module.is_file() and f"def {path.name}(" in module.read_text()
    return path.is_dir() or path.with_suffix(".py").is_file() or is_defined


def test_modules_named_in_documents_are_there(root):
    packages = [folder.name for folder in (root / "autograder").iterdir() if folder.is_dir()]
    named = re.compile(rf"`((?:{'|'.join(packages)})(?:\.[a-z_]+)+)(?:\(\))?`")
    found = [
        (document.name, name)
        for document in documents_of(root)
        for name in named.findall(document.read_text())
        if not name.endswith((".db", ".py"))
    ]
    assert found
    assert [where for where in found if not is_in_engine(root, where[1])] == []
    assert not is_in_engine(root, "grading.no_such_module")
    assert not is_in_engine(root, "grading.plan.no_such_function")


def test_files_named_in_documents_are_there(root):
    named = re.compile(r"`([a-z_]+/[a-z_/]+\.(?:py|toml|md|json))`")
    lost = [
        f"{document.name}: {name}"
        for document in documents_of(root)
        if document.name != HISTORY
        for name in named.findall(document.read_text())
        if not (root / name).exists() and not (root / "autograder" / name).exists()
    ]
    assert lost == []


def test_links_to_headings_lead_to_one(root):
    lost = []
    for document in documents_of(root):
        for page, heading in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", document.read_text()):
            target = document.parent / page if page else document
            titles = re.findall(r"^#+ (.*)$", target.read_text(), re.MULTILINE)
            anchors = {re.sub(r"[^\w -]", "", one).lower().replace(" ", "-") for one in titles}
            if heading not in anchors:
                lost.append(f"{document.name}: {page}#{heading}")
    assert lost == []


def test_links_of_documents_lead_somewhere(root):
    documents = documents_of(root)
    assert documents
    lost = [
        f"{document.name}: {target}"
        for document in documents
        for target, _ in MARKDOWN_LINK.findall(document.read_text())
        if "://" not in target and not (document.parent / target).exists()
    ]
    assert lost == []
