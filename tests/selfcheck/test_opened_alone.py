"""A notebook that was opened without its files, and Pythons that can start nothing."""

import ast
import builtins
import io
import os
import subprocess
import sys
import threading
import zipfile
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from autograder.selfcheck import opened_alone
from autograder.selfcheck.opened_alone import FilesMissingError, get_topic_files
from tests.selfcheck.test_check import RIGHT


def zip_bytes(*names):
    with io.BytesIO() as written:
        with zipfile.ZipFile(written, "w") as archive:
            for name in names:
                archive.writestr(name, name)
        return written.getvalue()


RELEASE = ("demo/demo.ipynb", "demo/selfcheck.py", "demo/selfchecks/testing.py", "demo/data/a.csv")
GOT = ["data/a.csv", "selfcheck.py", "selfchecks/testing.py"]


@pytest.fixture
def alone(tmp_path, monkeypatch):
    """Stand in the folder of a notebook with nothing beside it; list what lies there."""
    folder = tmp_path / "alone"
    folder.mkdir()
    monkeypatch.chdir(folder)

    def listed():
        files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".zip"]
        return sorted(path.relative_to(folder).as_posix() for path in files)

    return listed


@pytest.mark.parametrize("prefix", ["demo/", ""])
def test_the_zip_beside_the_notebook_is_unpacked_but_for_the_notebook(alone, prefix, capsys):
    names = [name.replace("demo/", prefix, 1) for name in RELEASE]
    Path("demo.zip").write_bytes(zip_bytes(*names, *["other/selfcheck.py.txt"] * bool(prefix)))
    get_topic_files("demo.zip", "")
    assert alone() == GOT
    said = "This notebook was opened alone: what belongs beside it is in demo.zip.\n"
    assert capsys.readouterr().out == said


def test_the_address_of_the_course_is_asked(alone, tmp_path):
    (tmp_path / "demo.zip").write_bytes(zip_bytes(*RELEASE))
    Path("demo.zip").write_bytes(zip_bytes("demo.ipynb", "mine.py"))  # what was handed in
    get_topic_files("demo.zip", f"{tmp_path.as_uri()}/")
    assert alone() == GOT


def test_colab_asks_for_the_file(alone, monkeypatch):
    files = SimpleNamespace(upload=lambda: {"demo (1).zip": zip_bytes(*RELEASE)})
    for name in ("google", "google.colab", "google.colab.files"):
        monkeypatch.setitem(sys.modules, name, files)
    get_topic_files("demo.zip", "")
    assert alone() == GOT


@pytest.mark.parametrize("content", [b"", b"no zip", zip_bytes("demo.ipynb")])
def test_without_the_zip_it_is_said_what_to_do(alone, tmp_path, content):
    Path("demo.zip").write_bytes(content)
    with pytest.raises(FilesMissingError) as caught:
        get_topic_files("demo.zip", (tmp_path / "nowhere").as_uri())
    assert alone() == []
    (line,) = caught.value._render_traceback_()
    assert "could not be reached" in line
    assert f"Upload demo.zip with the file browser, to the folder {Path.cwd()}" in line


def test_nothing_is_written_outside_of_the_folder(alone, tmp_path):
    Path("demo.zip").write_bytes(zip_bytes("selfcheck.py", "../outside.txt"))
    get_topic_files("demo.zip", "")
    assert not (tmp_path / "outside.txt").exists()


def test_the_kit_needs_no_process_and_no_thread(selfcheck, release, write, cell, monkeypatch):
    def refuse(*_arguments, **_options):
        raise OSError("a browser has none")

    for owner, name in ((os, "fork"), (subprocess, "Popen"), (threading.Thread, "start")):
        monkeypatch.setattr(owner, name, refuse)
    monkeypatch.setattr(os, "posix_spawn", refuse)
    write([cell.answer("double", "def double(x):\n    return 2 * x")])
    namespace = {"np": np, "check": selfcheck.check}
    lines = ["one = check('double')", "all = check()", "hint = check.hint()", "zip = check.pack()"]
    exec("\n".join([RIGHT, *lines]), namespace)
    assert namespace["one"].has_passed
    assert namespace["all"].right == 3
    assert "no hint is needed" in repr(namespace["hint"])
    packed = repr(namespace["zip"])
    assert "Not tried: whether the notebook runs from top to bottom." in packed
    assert (release / "demo.zip").is_file()
    with pytest.raises(OSError, match="a browser has none"):
        subprocess.run(["true"], check=True)


def test_built_ins_are_only_called():
    tree = ast.parse(Path(opened_alone.__file__).read_text())
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    annotations = [
        part
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for part in (node.returns, *(one.annotation for one in node.args.args))
        if part is not None
    ]
    typed = {id(node) for part in annotations for node in ast.walk(part)}
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    passed_on = {
        node.id for node in names if hasattr(builtins, node.id) and id(node) not in called | typed
    }
    assert (
        passed_on - {name for name in passed_on if name.endswith(("Error", "Exception"))} == set()
    )
