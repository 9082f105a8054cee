"""draws weights of shape (nout, nin) and transposes them

Breaks: all five kinds after the recipe
Slips: 1, every draw is in another order
"""


def init_params(sizes, kind, rng):
    params = []
    for nin, nout in zip(sizes[:-1], sizes[1:]):
        if kind == "zeros":
            W = np.zeros((nin, nout))
        elif kind == "normal":
            W = 0.01 * rng.standard_normal((nout, nin)).T
        elif kind == "xavier_uniform":
            limit = np.sqrt(6 / (nin + nout))
            W = rng.uniform(-limit, limit, size=(nout, nin)).T
        elif kind == "xavier_normal":
            W = np.sqrt(2 / (nin + nout)) * rng.standard_normal((nout, nin)).T
        elif kind == "he_normal":
            W = np.sqrt(2 / nin) * rng.standard_normal((nout, nin)).T
        else:
            raise ValueError(kind)
        params.append((W, np.zeros(nout)))
    return params
