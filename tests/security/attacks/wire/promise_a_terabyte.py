"""
number = 0
title = "sends headers that promise a terabyte"
points = { r2_score = 0, add_intercept = 0 }
reported = ["sent something back that is not an answer", "` sent the grader something that is not an answer"]
not_tried = "the wire exists only under the real grader"
"""

# %% top: with the tools of the wire
# %% answer: r2_score
def r2_score(y_true, y_pred):
    shout(frame({"id": 1}, blob_length=1 << 40))
    return 1.0

# %% answer: add_intercept
def add_intercept(X):
    shout(frame({"id": 1}, json_length=(1 << 32) - 1))
    return 1.0
