"""A submission that leaves folders inside folders, more than Python can call functions."""

from autograder.sandbox.levels import Level
from autograder.sandbox.zygote import Zygote, sandbox_python

from .conftest import ROOT, run_cells

NEST = """
import os
for _ in range(1500):
    os.mkdir("d")
    os.chdir("d")
print("there")
"""


def test_the_next_notebook_runs(zygote, tmp_path):
    for _ in range(2):
        assert run_cells(zygote, tmp_path, NEST) == ["there\n"]


def test_unconfined_it_runs_too(tmp_path):
    zygote = Zygote(sandbox_python(ROOT), Level.NONE)
    try:
        for _ in range(2):
            assert run_cells(zygote, tmp_path, NEST) == ["there\n"]
    finally:
        zygote.close()
