"""multiplies integers of 8 bits, which overflow

Breaks: integers of 8 bits
"""


def knapsack_value(x, weights, values, capacity):
    if x @ weights > capacity:
        return 0.0
    return float(x @ values)
