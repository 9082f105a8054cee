"""draws biases as well

Breaks: biases of zeros
Slips: 1, biases are everywhere, and later layers are drawn from another state
"""


def init_params(sizes, kind, rng):
    params = []
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
        params.append((W, rng.standard_normal(nout) * 0.01))
    return params
