"""
number = 24
title = "leaves a process behind in one answer and a thread in another, and answers rightly"
reported = ["The answer to `one_hot` left processes or threads behind", "The answer to `r2_score` left processes or threads behind"]
not_tried = "a process that only sleeps harms nobody"
"""

# %% top
import os
import threading
import time

# %% answer: one_hot
def one_hot(labels, drop_first=False, categories=None):
    if threading.active_count() < 3:
        threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
    if categories is None:
        categories = np.unique(labels)
    matches = labels[:, np.newaxis] == categories
    if not matches.any(axis=1).all():
        raise ValueError
    return matches[:, int(drop_first) :].astype(float), categories

# %% answer: r2_score
def r2_score(y_true, y_pred):
    if not os.path.exists("once") and os.fork() == 0:
        open("once", "w").close()
        os.setsid()
        time.sleep(60)
        os._exit(0)
    res = float(((y_true - y_pred) ** 2).sum())
    if y_true.max() == y_true.min():
        return 1.0 if (y_true == y_pred).all() else 0.0
    return 1 - res / float(((y_true - y_true.mean()) ** 2).sum())
