"""rounds values down to integers

Slips: 1, fractions stand in most tests
"""


def knapsack_value(x, weights, values, capacity):
    weight = 0
    value = 0.0
    for i in range(len(x)):
        if x[i] == 1:
            weight += int(weights[i])
            value += int(values[i])
    if weight > capacity:
        return 0.0
    return value
