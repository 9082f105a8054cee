"""
number = 0
title = "answers with the numbers of other calls, of other requests and of none"
points = { r2_score = 0 }
reported = ["sent something back that is not an answer", "` sent the grader something that is not an answer"]
not_tried = "the wire exists only under the real grader"
"""

# %% top: with the tools of the wire
# %% answer: r2_score
def r2_score(y_true, y_pred):
    for number in (0, -1, 10**6, None, "1", 1.0, True, [1]):
        shout(frame({"id": number, "call": number, "body": 1.0}))
    return 1.0
