# Weighs rows, adds up, and looks for what is close to the largest.
import numpy as np


def bayes_optimal_label(posterior, votes):
    sums = (np.asarray(posterior)[:, None] * votes).sum(axis=0)
    close = np.flatnonzero(np.isclose(sums, sums.max(), rtol=0, atol=1e-9))
    return int(close[0]), float(sums[close[0]])
