# With rng.normal, which draws the same numbers.
def init_params(sizes, kind, rng):
    params = []
    for layer in range(len(sizes) - 1):
        nin, nout = sizes[layer], sizes[layer + 1]
        sd = {
            "normal": 0.01,
            "xavier_normal": np.sqrt(2 / (nin + nout)),
            "he_normal": np.sqrt(2 / nin),
        }
        if kind in sd:
            W = rng.normal(0, sd[kind], size=(nin, nout))
        elif kind == "xavier_uniform":
            W = rng.uniform(-np.sqrt(6 / (nin + nout)), np.sqrt(6 / (nin + nout)), (nin, nout))
        elif kind == "zeros":
            W = np.zeros((nin, nout))
        else:
            raise ValueError("unknown")
        params.append((W, np.zeros(nout)))
    return params
