"""
number = 0
title = "sends endless small frames in an answer"
points = { r2_score = 0 }
reported = ["sent something back that is not an answer", "` sent the grader something that is not an answer"]
not_tried = "the wire exists only under the real grader"
"""

# %% top: with the tools of the wire
# %% answer: r2_score
def r2_score(y_true, y_pred):
    small = frame({"callback": {"callback": 0}, "body": [[], {}]}) * 100
    while True:
        shout(small)
