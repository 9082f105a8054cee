"""cuts the weight of all things to a whole number

Breaks: one that is a little too heavy
"""


def knapsack_value(x, weights, values, capacity):
    if int(np.dot(x.astype(float), weights)) > capacity:
        return 0.0
    return float(np.dot(x.astype(float), values))
