"""takes sizes out of the list as it goes

Breaks: that the arguments stay as they were
"""


def init_params(sizes, kind, rng):
    params = []
    while len(sizes) > 1:
        nin, nout = sizes.pop(0), sizes[0]
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
        params.append((W, np.zeros(nout)))
    return params
