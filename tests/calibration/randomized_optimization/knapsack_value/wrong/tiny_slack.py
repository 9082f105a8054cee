"""bears 1e-9 more than the capacity

Breaks: one that is a little too heavy
"""


def knapsack_value(x, weights, values, capacity):
    x = np.asarray(x, dtype=float)
    weight = float(x @ np.asarray(weights, dtype=float))
    value = float(x @ np.asarray(values, dtype=float))
    return value if weight <= capacity + 1e-9 else 0.0
