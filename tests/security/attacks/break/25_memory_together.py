"""
number = 25
title = "takes memory with many processes, each of them within its limit: in a cell and an answer"
points = { r2_score = 0 }
reported = [
    ["and the processes that it started took too much memory", "because it ran for too long"],
    ["`r2_score` and the processes", "used more than 1 seconds of processor time"],
]
not_tried = "it would harm this machine"
needs_confinement = true
"""

# %% top
import os
import time


def take():
    for _ in range(6):
        if os.fork() == 0:
            block = b"x" * (600 << 20)
            time.sleep(60)
            os._exit(len(block) & 1)
    time.sleep(60)

# %% top
take()

# %% answer: r2_score
def r2_score(y_true, y_pred):
    take()
