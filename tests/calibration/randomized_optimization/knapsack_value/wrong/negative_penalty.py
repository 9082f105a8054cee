"""returns the negative overweight in place of 0

Breaks: one that is a little too heavy
"""


def knapsack_value(x, weights, values, capacity):
    weight = 0
    value = 0.0
    for i in range(len(x)):
        if x[i] == 1:
            weight += int(weights[i])
            value += float(values[i])
    if weight > capacity:
        return float(capacity - weight)
    return value
