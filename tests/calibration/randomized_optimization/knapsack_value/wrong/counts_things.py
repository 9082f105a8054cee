"""returns the number of packed things

Breaks: sums over what is packed
Slips: 1, the value is wrong everywhere
"""


def knapsack_value(x, weights, values, capacity):
    weight = 0
    value = 0.0
    for i in range(len(x)):
        if x[i] == 1:
            weight += int(weights[i])
            value += 1.0
    if weight > capacity:
        return 0.0
    return value
