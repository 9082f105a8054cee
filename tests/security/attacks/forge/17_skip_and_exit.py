"""
number = 17
title = "raises pytest's outcomes, SystemExit, KeyboardInterrupt and GeneratorExit inside answers"
points = { r2_score = 0, one_hot = 0, add_intercept = 0, resampled = 0 }
reported = ["raised `SystemExit`", "raised `KeyboardInterrupt`", "raised an exception"]
not_tried = "raising an exception needs no proof"
"""

# %% answer: r2_score
def r2_score(y_true, y_pred):
    raise SystemExit(0)

# %% answer: one_hot
def one_hot(labels, drop_first=False, categories=None):
    try:
        import pytest
    except ImportError:
        Outcome = type("Skipped", (BaseException,), {"__module__": "_pytest.outcomes"})
        raise Outcome("skipped")
    pytest.skip("skipped", allow_module_level=True)

# %% answer: add_intercept
def add_intercept(X):
    raise KeyboardInterrupt

# %% answer: resampled
def resampled(statistic, x, n, rng):
    raise GeneratorExit
