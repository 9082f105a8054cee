"""
number = 12
title = "ships modules and settings beside the notebook that shadow NumPy and steer pytest"
points = { r2_score = 0 }
reported = ["The result:"]
not_tried = "that Python imports a module from its own folder needs no proof"
forbidden = ["SHADOW-RAN"]
"""

# %% top
import numpy

if getattr(numpy, "is_shadow", False):
    print("SHADOW-" + "RAN")

# %% answer: r2_score
def r2_score(y_true, y_pred):
    return 2.0

# %% file: conftest.py
import pathlib

import pytest

pathlib.Path("SHADOW").write_text("SHADOW-RAN")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    outcome.get_result().outcome = "passed"

# %% file: numpy.py
is_shadow = True

# %% file: json.py
is_shadow = True
print("SHADOW-RAN")

# %% file: sitecustomize.py
print("SHADOW-RAN")

# %% file: evil.pth
import sys; print("SHADOW-RAN")

# %% file: pytest.ini
[pytest]
addopts = --collect-only

# %% file: pyproject.toml
[tool.pytest.ini_options]
addopts = "--collect-only"
