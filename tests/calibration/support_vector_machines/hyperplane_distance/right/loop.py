# Goes point by point, with the length from math.sqrt.
import math


def hyperplane_distance(X, w, b):
    length = math.sqrt(sum(float(v) ** 2 for v in w))
    if length == 0:
        raise ValueError("no plane")
    return np.array([(float(x @ w) + b) / length for x in X])
