# The average of the rows' entropies.
import math


def conditional_entropy(joint, base=2.0):
    total = 0.0
    for row in joint:
        weight = row.sum()
        shares = row[row > 0] / weight if weight > 0 else np.ones(1)
        total += weight * np.sum(shares * np.log(1 / shares))
    return max(total / math.log(base), 0.0)
