# The share of all outcomes that are at least as uneven.
import math


def mcnemar_exact(y_true, pred_a, pred_b):
    gap = np.asarray(pred_a == y_true).astype(int) - np.asarray(pred_b == y_true).astype(int)
    wins, n = int(np.sum(gap == 1)), int(np.sum(gap != 0))
    uneven = abs(2 * wins - n)
    extreme = sum(math.comb(n, i) for i in range(n + 1) if abs(2 * i - n) >= uneven)
    return extreme / 2**n
