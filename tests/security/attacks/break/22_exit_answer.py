"""
number = 22
title = "ends the process inside one answer: only that exercise is lost"
points = { r2_score = 0 }
reported = ["ended the whole process"]
not_tried = "ending one's own process needs no proof"
"""

# %% answer: r2_score
def r2_score(y_true, y_pred):
    import os

    os._exit(0)
