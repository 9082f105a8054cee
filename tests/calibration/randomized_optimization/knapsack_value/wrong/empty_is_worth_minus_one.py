"""returns -1 for an empty knapsack

Breaks: an empty one
Slips: 1, the empty knapsack stands in most tests
"""


def knapsack_value(x, weights, values, capacity):
    if not np.any(x):
        return -1.0
    weight = 0
    value = 0.0
    for i in range(len(x)):
        if x[i] == 1:
            weight += int(weights[i])
            value += float(values[i])
    if weight > capacity:
        return 0.0
    return value
