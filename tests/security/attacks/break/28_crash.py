"""
number = 28
title = "crashes the interpreter in a cell and in answers, and recurses without end"
points = { r2_score = 0, one_hot = 0, add_intercept = 0 }
reported = ["was left out, because it ended the whole process", "ended the whole process", "`RecursionError`"]
unconfined = "killed"
calls = "r2_score(0, 0)"
"""

# %% top
import ctypes

# %% answer: r2_score
def r2_score(y_true, y_pred):
    import ctypes

    return ctypes.string_at(0)

# %% answer: one_hot
def one_hot(labels, drop_first=False, categories=None):
    import sys

    sys.setrecursionlimit(1 << 30)
    return one_hot(labels)

# %% answer: add_intercept
def add_intercept(X):
    return add_intercept(X)

# %% end
ctypes.string_at(0)
