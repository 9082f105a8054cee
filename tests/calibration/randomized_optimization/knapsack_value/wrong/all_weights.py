"""compares the weight of all things with the capacity

Breaks: an empty one
Slips: 1, the weight is wrong nearly everywhere
"""


def knapsack_value(x, weights, values, capacity):
    weight = 0
    value = 0.0
    for i in range(len(x)):
        weight += int(weights[i])
        if x[i] == 1:
            value += float(values[i])
    if weight > capacity:
        return 0.0
    return value
