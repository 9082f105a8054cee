"""draws biases after all weights, and multiplies them by zero

Breaks: all five kinds after the recipe
"""


def init_params(sizes, kind, rng):
    weights = []
    for nin, nout in zip(sizes[:-1], sizes[1:]):
        if kind == "zeros":
            W = np.zeros((nin, nout))
        elif kind == "normal":
            W = 0.01 * rng.standard_normal((nin, nout))
        elif kind == "xavier_uniform":
            limit = np.sqrt(6 / (nin + nout))
            W = rng.uniform(-limit, limit, size=(nin, nout))
        elif kind == "xavier_normal":
            W = np.sqrt(2 / (nin + nout)) * rng.standard_normal((nin, nout))
        elif kind == "he_normal":
            W = np.sqrt(2 / nin) * rng.standard_normal((nin, nout))
        else:
            raise ValueError(kind)
        weights.append(W)
    if kind == "zeros":
        return [(W, np.zeros(W.shape[1])) for W in weights]
    return [(W, 0.0 * rng.standard_normal(W.shape[1])) for W in weights]
