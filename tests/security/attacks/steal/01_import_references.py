"""
number = 1
title = "imports the references, the hidden tests and the engine by their module names"
no_event = "a failed import is an ordinary error of the student's own cell; its output shows it"
unconfined = "loot"
"""

# %% top
import importlib
import inspect
import sys

sys.path[:0] = ["{{course}}", "..", "../.."]
for name in (
    "solutions.first_steps.r2_score",
    "autograder.hidden_tests.first_steps.test_r2_score",
    "autograder.checking.student_functions",
    "pytest",
):
    try:
        module = importlib.import_module(name)
        print("IMPORTED", name, inspect.getsource(module))
    except Exception as error:
        print("not there:", type(error).__name__)
