"""adds up in single precision"""


def knapsack_value(x, weights, values, capacity):
    x = np.asarray(x, dtype=np.float32)
    weight = float(x @ np.asarray(weights, dtype=np.float32))
    value = float(x @ np.asarray(values, dtype=np.float32))
    return value if weight <= capacity else 0.0
