# Adds up.
def knapsack_value(x, weights, values, capacity):
    weight = 0
    value = 0.0
    for i in range(len(x)):
        if x[i] == 1:
            weight += float(weights[i])
            value += float(values[i])
    if weight > capacity:
        return 0.0
    return value
