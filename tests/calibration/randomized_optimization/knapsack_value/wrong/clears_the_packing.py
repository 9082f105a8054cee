"""empties x in place if it is too heavy

Breaks: the arguments stay as they were
"""


def knapsack_value(x, weights, values, capacity):
    weights, values = weights.astype(float), values.astype(float)
    x *= 1 if (x @ weights) <= capacity else 0
    result = float(x @ values)
    x[:] = 0
    return result
