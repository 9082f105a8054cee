"""A small release in a folder of settings that would break every check if they were read."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from types import SimpleNamespace

import pytest

from autograder.build.kit import joined_kit

TOPIC = {
    "topic": "demo",
    "title": "Demo",
    "exercises": [
        {
            "name": "double",
            "points": 3,
            "bonus": 0,
            "uses": [],
            "hints": ["gentle", "plainer"],
            "write_yourself": ["numpy.add"],
        },
        {"name": "total", "points": 1.5, "bonus": 0, "uses": ["double"], "hints": []},
        {"name": "extra", "points": 0, "bonus": 2, "uses": [], "hints": ["only one"]},
    ],
}

SELF_CHECKS = {
    "test_double.py": '''
        import numpy as np
        import pytest
        from selfchecks.testing import assert_close, assert_unchanged

        @pytest.mark.points(2)
        def test_example(student):
            """Doubles the `worked` example."""
            assert_close(student.double(np.array([1.0, 2.5, -3])), np.array([2.0, 5.0, -6.0]))

        @pytest.mark.points(1)
        @pytest.mark.parametrize("n", [1, 4])
        def test_keeps_its_input(student, n):
            """Leaves the input as it was."""
            assert_unchanged(student.double, np.full(n, np.nan))
            assert_unchanged(student.double, x=np.ones(n))
    ''',
    "test_total.py": '''
        import pytest
        from selfchecks.testing import as_number, require

        @pytest.mark.points(0.5)
        def test_two_calls(student):
            """Adds the doubled numbers up."""
            assert student.total.map([([1.0],), ([1.0, 2.0],)]) == [2.0, 6.0]

        @pytest.mark.points(1)
        def test_open_function(student, open_function):
            """Is twice the sum."""
            x = [0.5, 4.0]
            require(as_number(student.total(x)) == open_function("twice_the_sum")(x), "It is not.")
    ''',
    "test_extra.py": """
        import pytest

        @pytest.mark.points(2)
        def test_refuses_negative_numbers(student):
            with pytest.raises(ValueError):
                student.extra(-1)
    """,
    "open_functions.py": """
        def twice_the_sum(x):
            return 2 * sum(x)
    """,
}

HOSTILE = {
    "pytest.ini": "[pytest]\naddopts = --no-such-option\npython_functions = nothing\n",
    "conftest.py": "raise RuntimeError('a conftest of somebody else was read')\n",
    "selfchecks.py": "raise RuntimeError('a module of somebody else was read')\n",
}


def build_release(folder: Path) -> Path:
    inside = folder / "selfchecks"
    inside.mkdir(parents=True)
    (folder / "data").mkdir()
    (folder / "data" / "numbers.csv").write_text("1,2\n")
    for name, text in joined_kit().items():
        (folder / name).write_text(text)
    for name, text in SELF_CHECKS.items():
        (inside / name).write_text(dedent(text))
    (inside / "topic.json").write_text(json.dumps(TOPIC))
    return folder


def code(source, **nbgrader):
    cell = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
    if nbgrader:
        cell["metadata"]["nbgrader"] = {"schema_version": 3, **nbgrader}
        cell["id"] = nbgrader["grade_id"]
    return {**cell, "source": dedent(source).strip()}


def answer(name, source):
    return code(source, grade=False, solution=True, locked=False, grade_id=f"{name}-answer")


def checking(name, points=1):
    mark = {"grade": True, "solution": False, "locked": True, "points": points}
    return code(f'check("{name}")', grade_id=f"{name}-check", **mark)


def write_notebook(path: Path, cells) -> Path:
    ready = [{"id": f"cell-{number}", **cell} for number, cell in enumerate(cells)]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    notebook = {"cells": ready, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(notebook), encoding="utf-8")
    return path


def run_shell(folder: Path, *arguments, timeout=60, **environment):
    """Run ``python selfcheck.py`` from another folder, as a student might."""
    return subprocess.run(
        [sys.executable, str(folder / "selfcheck.py"), *arguments],
        cwd=folder.parent,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=timeout,
    )


@pytest.fixture
def release(tmp_path):
    outer = tmp_path / "hostile"
    folder = build_release(outer / "release" / "demo")
    for name, text in HOSTILE.items():
        (outer / name).write_text(text)
        (outer / "release" / name).write_text(text)
    return folder


@pytest.fixture
def write(release):
    """Write a notebook into the release: ``write(cells)``, or under another name."""
    return lambda cells, name="demo.ipynb": write_notebook(release / name, cells)


@pytest.fixture
def shell(release):
    """Run ``python selfcheck.py`` of the release."""
    return lambda *arguments, **environment: run_shell(release, *arguments, **environment)


@pytest.fixture
def cell():
    """Make cells: ``cell.code``, ``cell.answer``, ``cell.checking``."""
    return SimpleNamespace(code=code, answer=answer, checking=checking)


@pytest.fixture
def selfcheck(release, monkeypatch):
    """The module as the notebook imports it, in a hostile environment."""
    monkeypatch.setenv("PYTEST_ADDOPTS", "--no-such-option")
    monkeypatch.setenv("PYTEST_PLUGINS", "no_such_plugin")
    monkeypatch.syspath_prepend(str(release.parent))  # holds a selfchecks.py of somebody else
    finders = [f for f in sys.meta_path if type(f).__name__ != "AssertionRewritingHook"]
    monkeypatch.setattr(sys, "meta_path", finders)  # the outer pytest's, absent in a notebook
    before = set(sys.modules)
    spec = importlib.util.spec_from_file_location("selfcheck", release / "selfcheck.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    for name in set(sys.modules) - before:
        if name.partition(".")[0] in ("selfcheck", "selfchecks"):
            del sys.modules[name]
