# Multiplies.
def knapsack_value(x, weights, values, capacity):
    x = np.asarray(x).astype(float)
    w = x.dot(weights)
    return x.dot(values) if w <= capacity else 0.0
