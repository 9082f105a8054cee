"""
number = 24
title = "forks without end in an answer, and starts threads without end in another"
points = { r2_score = 0, one_hot = 0 }
reported = ["The answer to `r2_score` left processes or threads", "The answer to `one_hot` left processes or threads"]
not_tried = "a fork bomb is let loose only where it is confined"
needs_confinement = true
"""

# %% top
import os
import threading
import time

# %% answer: r2_score
def r2_score(y_true, y_pred):
    while True:
        os.fork()

# %% answer: one_hot
def one_hot(labels, drop_first=False, categories=None):
    while True:
        threading.Thread(target=time.sleep, args=(600,)).start()
