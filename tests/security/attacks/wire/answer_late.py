"""
number = 0
title = "answers late: a thread speaks when the next exercise is tested"
points = { r2_score = [0, 1, 2, 3] }
reported = ["` sent the grader something that is not an answer"]
not_tried = "the wire exists only under the real grader"
"""

# %% top: with the tools of the wire
# %% answer: r2_score
def r2_score(y_true, y_pred):
    import threading
    import time

    def later():
        while True:
            time.sleep(0.01)
            shout(frame({"id": 10**6, "call": 0, "body": 1.0, "cpu": 0.0, "changed": []}))

    threading.Thread(target=later, daemon=True).start()
    return 1.0
