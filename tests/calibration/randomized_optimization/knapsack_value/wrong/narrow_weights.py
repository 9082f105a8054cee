"""adds weights up in their own type, but values in floating point

Breaks: integers of 8 bits
"""


def knapsack_value(x, weights, values, capacity):
    x = np.asarray(x, dtype=float)
    weight = float(x.astype(weights.dtype) @ weights)
    value = float(x @ np.asarray(values, dtype=float))
    return value if weight <= capacity else 0.0
