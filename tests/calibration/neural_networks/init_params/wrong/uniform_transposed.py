"""draws uniform weights of shape (nout, nin) and transposes them

Breaks: all five kinds after the recipe
"""


def init_params(sizes, kind, rng):
    params = []
    for nin, nout in zip(sizes[:-1], sizes[1:], strict=True):
        limit = np.sqrt(6 / (nin + nout))
        scales = {
            "normal": 0.01,
            "xavier_normal": np.sqrt(2 / (nin + nout)),
            "he_normal": np.sqrt(2 / nin),
        }
        if kind == "zeros":
            W = np.zeros((nin, nout))
        elif kind == "xavier_uniform":
            W = rng.uniform(-limit, limit, size=(nout, nin)).T
        elif kind in scales:
            W = scales[kind] * rng.standard_normal((nin, nout))
        else:
            raise ValueError(f"no initialisation is called {kind!r}")
        params.append((W, np.zeros(nout)))
    return params
