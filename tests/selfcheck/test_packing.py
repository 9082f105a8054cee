"""`python selfcheck.py --pack`: what is in the zip file, and what it warns of."""

import json
import os
import zipfile

import pytest

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


def test_the_same_work_gives_the_same_bytes(release, write, shell, right):
    notebook = write(right)
    shell("--pack")
    first = (release / "demo.zip").read_bytes()
    os.utime(notebook, (0, 10**9))
    shell("--pack")
    assert (release / "demo.zip").read_bytes() == first


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
