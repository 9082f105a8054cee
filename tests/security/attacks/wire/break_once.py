"""
number = 0
title = "answers nonsense once, and rightly when it is asked again"
points = { }
reported = ["The answer to `r2_score` sent the grader something that is not an answer"]
not_tried = "the wire exists only under the real grader"
"""

# %% top: with the tools of the wire
# %% answer: r2_score
def r2_score(y_true, y_pred):
    if not os.path.exists("once"):
        open("once", "w").close()
        shout(b"nonsense" * 99)
        return 0.0
    res = float(((y_true - y_pred) ** 2).sum())
    if y_true.max() == y_true.min():
        return 1.0 if (y_true == y_pred).all() else 0.0
    return 1 - res / float(((y_true - y_true.mean()) ** 2).sum())
