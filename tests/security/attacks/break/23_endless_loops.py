"""
number = 23
title = "loops without end, swallowing every exception, in a cell and in an answer"
points = { r2_score = 0, one_hot = 0 }
reported = ["processor time", "was left out, because it ran for too long"]
not_tried = "an endless loop needs no proof"
"""

# %% top
while True:
    try:
        while True:
            pass
    except BaseException:
        continue

# %% answer: r2_score
def r2_score(y_true, y_pred):
    while True:
        pass

# %% answer: one_hot
def one_hot(labels, drop_first=False, categories=None):
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue
