"""
number = 25
title = "takes memory without end: one large array, many small ones, and anonymous maps"
points = { r2_score = 0, one_hot = 0 }
reported = ["`MemoryError`"]
not_tried = "taking memory needs no proof, and would harm this machine"
"""

# %% top
import mmap

maps = []
try:
    while True:
        maps.append(mmap.mmap(-1, 1 << 26))
        maps[-1][0] = 1
except OSError as error:
    print(len(maps), error)
del maps

# %% answer: r2_score
def r2_score(y_true, y_pred):
    return float(np.ones(1 << 40).sum())

# %% answer: one_hot
def one_hot(labels, drop_first=False, categories=None):
    kept = []
    while True:
        kept.append(np.ones(1 << 16))
