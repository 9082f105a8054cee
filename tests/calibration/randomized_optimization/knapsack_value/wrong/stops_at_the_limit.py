"""packs in order until the knapsack is full"""


def knapsack_value(x, weights, values, capacity):
    weight, value = 0, 0.0
    for i in np.flatnonzero(x):
        if weight + int(weights[i]) <= capacity:
            weight += int(weights[i])
            value += float(values[i])
    return value
