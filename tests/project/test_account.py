"""What the tests cost: measured for each test, added up by folder and topic."""

import importlib.util
import os
import subprocess
import sys

import pytest

from tests.processor_time import PROPERTY, seconds_of_tree

BURN = """
import subprocess, sys, time

LOOP = "import time\\nwhile time.process_time() < 0.4: pass"

def test_own():
    end = time.process_time() + 0.3
    while time.process_time() < end: pass

def test_of_a_child():
    subprocess.run([sys.executable, "-c", LOOP])

def test_waits():
    time.sleep(0.5)
"""
TREES = '<property name="topic" value="trees"/>'
REPORT = f"""<testsuites><testsuite>
<testcase classname="tests.checking.test_words" name="test_a[trees]" time="99">
  <properties><property name="{PROPERTY}" value="120.0"/></properties></testcase>
<testcase classname="tests.adapter.test_rows" name="test_d" time="2">
  <properties><property name="{PROPERTY}" value="12.0"/></properties></testcase>
<testcase classname="tests.topics.test_runs.TestAll" name="test_b[trees]" time="99">
  <properties><property name="{PROPERTY}" value="30.0"/>{TREES}</properties></testcase>
<testcase classname="tests.references.test_trees" name="test_c" time="1">
  <properties><property name="{PROPERTY}" value="4.0"/>{TREES}</properties></testcase>
</testsuite></testsuites>"""


@pytest.fixture(scope="module")
def account(root):
    spec = importlib.util.spec_from_file_location("account", root / ".ci/account.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["account"] = module
    spec.loader.exec_module(module)
    return module


def test_children_count_and_waiting_does_not(root, tmp_path, account):
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "conftest.py").write_text(
        "from tests.processor_time import Stopwatch\n"
        "def pytest_configure(config):\n    config.pluginmanager.register(Stopwatch())\n"
    )
    (tmp_path / "test_burn.py").write_text(BURN)
    words = ["-m", "pytest", "-q", "--junit-xml=report.xml", "-p", "no:randomly", "-p", "no:xdist"]
    subprocess.run(
        [sys.executable, *words],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(root)},
        check=True,
        capture_output=True,
    )
    text = (tmp_path / "report.xml").read_text().replace('"test_burn', '"tests.burn.test_burn')
    (tmp_path / "report.xml").write_text(text)
    own, child, waits = (c.seconds for c in account.read_costs(tmp_path / "report.xml"))
    assert 0.25 < own < 1.0
    assert 0.35 < child < 1.5
    assert waits < 0.2


def test_the_account_tells_engine_and_topics_apart(tmp_path, account):
    (tmp_path / "report.xml").write_text(REPORT)
    costs = list(account.read_costs(tmp_path / "report.xml"))
    said = account.account(costs)
    assert "| `checking` | 1 | 120 |" in said
    assert "| `adapter` | 1 | 12 |" in said
    assert "| together | 2 | 132 |" in said
    assert "| `trees` | 2 | 34 |" in said
    assert "Engine: 1.1 minutes on 2 cores" in said
    assert "A topic: 17 seconds on 2 cores" in said
    assert "- `tests/checking/test_words.py`: 120" in said


def test_time_of_a_tree_never_shrinks():
    before = seconds_of_tree(os.getpid())
    subprocess.run([sys.executable, "-c", "sum(range(10**6))"], check=True)
    assert seconds_of_tree(os.getpid()) >= before > 0
