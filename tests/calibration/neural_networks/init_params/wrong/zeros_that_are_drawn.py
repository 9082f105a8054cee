"""draws tiny weights in place of zeros

Breaks: that `zeros` draws nothing
"""


def init_params(sizes, kind, rng):
    params = []
    for nin, nout in zip(sizes[:-1], sizes[1:]):
        if kind == "zeros":
            W = 1e-12 * rng.standard_normal((nin, nout))
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
        params.append((W, np.zeros(nout)))
    return params
