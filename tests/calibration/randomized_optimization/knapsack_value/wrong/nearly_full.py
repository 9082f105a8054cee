"""takes a knapsack for full that is a little too heavy

Breaks: one that is a little too heavy
"""


def knapsack_value(x, weights, values, capacity):
    weight = np.sum(np.asarray(x, float) * weights)
    if weight > capacity and not np.isclose(weight, capacity):
        return 0.0
    return float(np.sum(np.asarray(x, float) * values))
