# An inner product with the vector of mistakes.
import numpy as np


def true_error(h, c, points, probs):
    return float(np.dot(probs, [h(x) != c(x) for x in points]))
