"""bears a weight that is within 1e-9 of the capacity in proportion

Breaks: one that is a little too heavy
"""


def knapsack_value(x, weights, values, capacity):
    x = np.asarray(x, dtype=float)
    weight = float(x @ np.asarray(weights, dtype=float))
    value = float(x @ np.asarray(values, dtype=float))
    return value if weight <= capacity or np.isclose(weight, capacity, rtol=1e-9, atol=0) else 0.0
