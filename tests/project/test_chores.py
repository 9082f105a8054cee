"""The Makefile and the scripts beside it."""

import os
import re
import stat
import subprocess

import pytest


def run(*words, **options):
    return subprocess.run(words, capture_output=True, text=True, check=False, **options)


def fake_python(folder, *, version_ok=True, has_venv=True):
    """Write a python3 that answers the two questions that are asked of it."""
    folder.mkdir()
    file = folder / "python3"
    version, venv = int(not version_ok), int(not has_venv)
    answers = f'case "$2" in *version_info*) exit {version};; *) exit {venv};; esac'
    file.write_text(f"#!/bin/sh\n{answers}\n")
    file.chmod(0o755)
    return file


def find_python(root, *folders):
    path = ":".join(map(str, folders))
    return run("/bin/bash", root / ".ci" / "find-python", env={"PATH": path})


def test_make_lists_every_chore(root):
    text = (root / "Makefile").read_text()
    lines = re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    chores = {name for line in lines for name in line.split()}
    by_itself = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MAKELEVEL")}
    listed = run("make", cwd=root, env=by_itself)
    names = {name for line in listed.stdout.splitlines() for name in line[:22].split()}
    assert names == chores


def test_takes_the_first_python_that_can_make_an_environment(root, tmp_path):
    fake_python(tmp_path / "old", version_ok=False)
    fake_python(tmp_path / "bare", has_venv=False)
    good = fake_python(tmp_path / "good")
    found = find_python(root, tmp_path / "old", tmp_path / "bare", tmp_path / "good")
    assert (found.returncode, found.stdout.strip()) == (0, str(good))


def test_names_the_missing_package_in_one_sentence(root, tmp_path):
    fake_python(tmp_path / "bare", has_venv=False)
    found = find_python(root, tmp_path / "bare")
    assert found.returncode == 1
    assert found.stderr == "python3-venv is missing: apt-get install python3-venv\n"


def test_says_so_where_python_is_too_old(root, tmp_path):
    fake_python(tmp_path / "old", version_ok=False)
    found = find_python(root, tmp_path / "old")
    assert found.returncode == 1
    assert found.stderr.startswith("Python 3.11 or later is missing")
    assert len(found.stderr.splitlines()) == 1


def test_refuses_a_large_file(root, tmp_path):
    large, small = tmp_path / "large", tmp_path / "small"
    large.write_bytes(bytes(1_000_001))
    small.write_bytes(bytes(1_000_000))
    assert run(root / ".ci" / "no-large-files", small).returncode == 0
    refused = run(root / ".ci" / "no-large-files", small, large)
    assert refused.returncode == 1
    assert refused.stdout.startswith(f"{large}: 1000001 bytes")


def ci_run(tmp_path, root, said, code):
    """Run .ci/run in a folder whose `make test` says something and ends with a code."""
    (tmp_path / ".ci").mkdir()
    for name in ("run", "find-python"):
        copy = tmp_path / ".ci" / name
        copy.write_bytes((root / ".ci" / name).read_bytes())
        copy.chmod(0o755)
    binaries = tmp_path / "bin"
    binaries.mkdir()
    for name, text in {"make": f"echo '{said}'; exit {code}", "chromium": "exit"}.items():
        (binaries / name).write_text(f"#!/bin/sh\n{text}\n")
        (binaries / name).chmod(0o755)
    path = f"{binaries}:{os.environ['PATH']}"
    return run(tmp_path / ".ci" / "run", env={**os.environ, "PATH": path})


@pytest.mark.parametrize(
    ("said", "code", "last"),
    [
        ("===== 12 passed in 3.21s =====", 0, "12 passed, 0 failed, 0 not run"),
        ("= 2 failed, 9 passed, 1 skipped in 61.0s (0:01) =", 2, "9 passed, 2 failed, 1 not run"),
        ("== 9 passed, 2 errors in 1.00s ==", 2, "9 passed, 2 failed, 0 not run"),
        ("Making .venv failed", 2, "0 passed, 1 failed, 0 not run"),
    ],
)
def test_last_line_of_ci_counts(tmp_path, root, said, code, last):
    done = ci_run(tmp_path, root, said, code)
    assert done.stdout.splitlines()[-1] == last
    assert done.returncode == code


def test_scripts_can_be_run(root):
    for script in ("run", "find-python", "no-large-files"):
        assert (root / ".ci" / script).stat().st_mode & stat.S_IXUSR


def test_hooks_fetch_nothing(root):
    hooks = (root / ".pre-commit-config.yaml").read_text()
    assert re.findall(r"repo: (.*)", hooks) == ["local"]
    assert "://" not in hooks
