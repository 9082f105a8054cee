"""`python selfcheck.py --pack`: what is in the zip file, and what it warns of."""

import hashlib
import json
import os
import zipfile

import pytest

from autograder.selfcheck.notebook_cells import Cell, find_notebook, find_rivals
from autograder.selfcheck.topic_facts import TopicFacts
from autograder.selfcheck.zip_packing import pack
from tests.selfcheck.conftest import write_notebook

IMPORTS = "import numpy as np\nfrom selfcheck import check"


@pytest.fixture
def right(cell):
    return [
        cell.code(IMPORTS),
        cell.answer("double", "def double(x):\n    return 2 * x"),
        cell.answer("total", "def total(x):\n    return float(sum(double(np.array(x))))"),
        cell.answer("extra", "def extra(x):\n    raise ValueError"),
    ]


def contents(release):
    with zipfile.ZipFile(release / "demo.zip") as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_notebook_and_what_it_needs_are_packed(release, write, shell, cell, right):
    (release / "mine.py").write_text("import deeper\nwords = open('words.txt').read()\n")
    (release / "deeper.py").write_text("")
    (release / "words.txt").write_text("hello")
    (release / "unused.py").write_text("")
    (release.parent / "outside.txt").write_text("not mine")
    notebook = write(
        [
            *right,
            cell.code("import mine, os\nfrom selfcheck import needs"),
            cell.code("open('data/numbers.csv')\nopen('../outside.txt')"),
        ],
        "demo (1).ipynb",
    )
    run = shell("--pack")
    assert run.returncode == 0, run.stdout
    packed = contents(release)
    assert sorted(packed) == ["deeper.py", "demo.ipynb", "mine.py", "words.txt"]
    assert packed["demo.ipynb"] == notebook.read_bytes()
    assert f"Ready to hand in: {release / 'demo.zip'}" in run.stdout
    assert "It holds demo.ipynb (your demo (1).ipynb), deeper.py, mine.py, words.txt." in run.stdout
    assert "The notebook runs from top to bottom." in run.stdout


def test_the_same_work_gives_the_same_bytes(release, write, shell, right):
    notebook = write(right)
    shell("--pack")
    first = (release / "demo.zip").read_bytes()
    os.utime(notebook, (0, 10**9))
    shell("--pack")
    assert (release / "demo.zip").read_bytes() == first


def test_the_receipt_is_that_of_the_notebook_in_the_zip(release, write, shell, right):
    write(right)
    run = shell("--pack")
    receipt = hashlib.sha256(contents(release)["demo.ipynb"]).hexdigest()[:12]
    assert f"Receipt: {receipt}." in run.stdout


def test_what_is_not_written_yet_is_told_apart_from_what_does_not_pass(
    release, write, shell, cell, right
):
    wrong = cell.answer("extra", "def extra(x):\n    return x")
    write([*right[:2], *stubs(cell)[1:2], wrong])
    run = shell("--pack")
    assert run.returncode == 1
    assert "Note: Not written yet: total." in run.stdout
    assert "Note: The self-checks do not pass yet: extra." in run.stdout


def test_missing_and_failing_answers_and_cells_are_named_and_packed_all_the_same(
    release, write, shell, cell, right
):
    write([*right[:2], cell.answer("total", "def total(x):\n    return 0.0"), cell.code("1 / 0")])
    run = shell("--pack")
    assert run.returncode == 1
    assert "Note: Code cell 4 from the top fails: ZeroDivisionError: division by zero" in run.stdout
    assert "Note: The answer cell of extra is missing." in run.stdout
    assert "Note: The self-checks do not pass yet: total." in run.stdout
    assert json.loads(contents(release)["demo.ipynb"])["nbformat"] == 4


def test_a_file_that_cannot_be_written_is_explained(release, write, shell, right):
    write(right)
    (release / "demo.zip").mkdir()
    run = shell("--pack")
    assert run.returncode == 1
    assert "could not be written" in run.stderr
    assert "Copy the folder elsewhere" in run.stderr


def stubs(cell):
    stub = "def {}(x):\n    # YOUR CODE HERE\n    raise NotImplementedError()"
    return [cell.answer(name, stub.format(name)) for name in ("double", "total", "extra")]


def test_a_newer_copy_of_the_stubs_is_not_taken_for_the_work(release, write, shell, cell, right):
    notebook = write(right)
    os.utime(notebook, (0, 10**9))
    write([cell.code(IMPORTS), *stubs(cell)], "demo-Copy1.ipynb")
    run = shell("--pack")
    assert run.returncode == 0, run.stdout
    assert contents(release)["demo.ipynb"] == notebook.read_bytes()
    assert "Left out, for they hold no answers of their own: demo-Copy1.ipynb." in run.stdout
    assert "Self-checks of all: 4.5 of 4.5 points" in shell().stdout


def test_two_notebooks_with_different_answers_are_never_chosen_from_in_silence(
    release, write, shell, cell, right
):
    write(right)
    write([right[0], cell.answer("double", "def double(x):\n    return x + x")], "demo-Copy1.ipynb")
    run = shell("--pack")
    assert run.returncode == 1
    assert not (release / "demo.zip").exists()
    for listed in ("demo.ipynb (3 of 3 written)", "demo-Copy1.ipynb (1 of 3 written)"):
        assert listed in run.stderr


BEGUN = {"a": "def a(x):\n    return x", "b": "def b(x):\n    return x"}
WAITING = {name: f"def {name}(x):\n    raise NotImplementedError" for name in BEGUN}


@pytest.mark.parametrize(
    ("older", "newer", "chosen", "rivals", "others"),
    [
        (("t", BEGUN), ("t-Copy1", WAITING), "t", {}, ["t-Copy1.ipynb"]),
        (("t", WAITING), ("t-Copy1", BEGUN), "t-Copy1", {}, ["t.ipynb"]),
        (("t-Copy1", BEGUN), ("t", WAITING), "t-Copy1", {}, ["t.ipynb"]),
        (("t", WAITING), ("t-Copy1", WAITING), "t", {}, ["t-Copy1.ipynb"]),
        (("t", BEGUN), ("t-Copy1", BEGUN), "t-Copy1", {}, ["t.ipynb"]),
        (("t", BEGUN), ("t (1)", {**WAITING, "a": BEGUN["a"]}), "t (1)", {"t.ipynb": 2}, []),
        (("t", {**BEGUN, "a": WAITING["a"]}), ("u", BEGUN), "u", {}, ["t.ipynb"]),
        (("t", BEGUN), ("u", {**BEGUN, "a": "def a(x):\n    return 2"}), "u", {"t.ipynb": 2}, []),
    ],
)
def test_which_notebook_is_the_work(tmp_path, cell, older, newer, chosen, rivals, others):
    for moment, (name, answers) in enumerate((older, newer)):
        path = tmp_path / f"{name}.ipynb"
        write_notebook(path, [cell.answer(key, text) for key, text in answers.items()])
        os.utime(path, (moment, 10**9 + moment))
    notebook, cells = find_notebook(tmp_path, "t", ["a", "b"])
    assert notebook.stem == chosen
    assert find_rivals(tmp_path, notebook, cells, ["a", "b"]) == (rivals, others)


NEEDED = {
    "import mine": ["mine.py"],
    "import lib.deep": ["lib/__init__.py", "lib/deep.py"],
    "from lib import deep": ["lib/__init__.py", "lib/deep.py"],
    "import lib.inner": ["lib/__init__.py", "lib/deep.py", "lib/inner.py"],
    "import importlib\nimportlib.import_module('mine')": ["mine.py"],
    "open('own.csv')": ["own.csv"],
    "exec(open('mine.py').read())": ["mine.py"],
    "%run mine.py": ["mine.py"],
    "%run -i mine": ["mine.py"],
    "!python mine.py": ["mine.py"],
    "open('data/own.csv')\nopen('data/released.csv')": ["data/own.csv"],
    "open(f'series/{1}.csv')": ["series/1.csv", "series/2.csv"],
    "open('..')\nopen('/')\nopen('.')": [],
    "open('selfcheck.py')\nimport selfcheck, conftest": [],
}


def lay_out(folder):
    files = ["mine.py", "lib/__init__.py", "lib/deep.py", "own.csv", "data/own.csv", "unused.py"]
    files += ["data/released.csv", "series/1.csv", "series/2.csv", "selfcheck.py", "conftest.py"]
    for name in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("")
    (folder / "lib" / "inner.py").write_text("from . import deep\nfrom .deep import x")
    return write_notebook(folder / "demo.ipynb", [])


@pytest.mark.parametrize("source", NEEDED)
def test_what_the_code_needs_is_packed(tmp_path, source):
    notebook = lay_out(tmp_path)
    facts = TopicFacts("demo", {}, ("released.csv",))
    packed = pack(tmp_path, facts, notebook, [Cell(1, source)])
    assert packed.contents == ["demo.ipynb", *NEEDED[source]]
    assert packed.left_out == {}


def test_what_cannot_be_handed_in_is_named(tmp_path):
    notebook = lay_out(tmp_path)
    (tmp_path / "page.html").write_text("")
    cells = [Cell(1, "open('page.html')")]
    packed = pack(tmp_path, TopicFacts("demo", {}, ()), notebook, cells)
    assert packed.contents == ["demo.ipynb"]
    assert packed.left_out == {"page.html": "files that end in .html are not taken"}
