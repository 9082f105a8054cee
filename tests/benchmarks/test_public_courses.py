"""What the benchmark compares with stock nbgrader, and how it counts processor time."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.courses import Workload
from benchmarks.processor_account import open_account
from benchmarks.public_courses import make_public_pair
from benchmarks.public_notebooks import PUBLIC_NOTEBOOKS

ORPHAN = """
import os, sys, time
if os.fork() == 0:
    if os.fork() == 0:
        while time.process_time() < 0.5:
            pass
    os._exit(0)
os.wait()
"""


def test_a_process_that_nobody_waits_for_counts():
    with open_account() as account:
        subprocess.run(account.command([sys.executable, "-c", ORPHAN]), check=True)
        account.wait()
        seconds = account.seconds()
    if not account.is_whole:
        pytest.skip("this user may not make a control group")
    assert seconds >= 0.5


@pytest.mark.parametrize("name", PUBLIC_NOTEBOOKS)
def test_one_student_in_four_loses_points_in_one_cell(name: str, tmp_path: Path):
    pair = make_public_pair(Workload(name, name, 8), tmp_path)
    assert set(pair.failed) == {"a0003", "b0007"}
    assert frozenset().union(*pair.failed.values()) <= set(pair.points)
    assert {len(cells) for cells in pair.failed.values()} == {1}
    assert all(points > 0 for points in pair.points.values())
    for root in (pair.ours, pair.stock):
        handed_in = {path.parents[1].name for path in root.glob("submitted/*/*/*.ipynb")}
        assert handed_in == set(pair.workload.ids)
