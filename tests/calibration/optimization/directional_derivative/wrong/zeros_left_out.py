"""averages over the entries of v that are not zero"""


def directional_derivative(grad, v):
    if not v.any():
        raise ValueError("zero")
    k = v != 0
    return float(np.mean(grad[k] * v[k]) * len(v) / np.linalg.norm(v))
