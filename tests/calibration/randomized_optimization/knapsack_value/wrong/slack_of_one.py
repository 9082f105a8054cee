"""lets the knapsack be one unit too heavy

Breaks: one that is a little too heavy
"""


def knapsack_value(x, weights, values, capacity):
    weight = 0
    value = 0.0
    for i in range(len(x)):
        if x[i] == 1:
            weight += int(weights[i])
            value += float(values[i])
    if weight > capacity + 1:
        return 0.0
    return value
