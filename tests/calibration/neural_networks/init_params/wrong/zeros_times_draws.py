"""draws for zeros and multiplies the draws by 0

Breaks: that `zeros` draws nothing
"""

import numpy as np


def init_params(sizes, kind, rng):
    if kind not in ["zeros", "normal", "xavier_uniform", "xavier_normal", "he_normal"]:
        raise ValueError("kind")
    params = []
    for layer in range(len(sizes) - 1):
        nin = sizes[layer]
        nout = sizes[layer + 1]
        if kind == "zeros":
            W = 0 * rng.standard_normal((nin, nout))
        elif kind == "xavier_uniform":
            limit = (6 / (nin + nout)) ** 0.5
            W = rng.uniform(-limit, limit, (nin, nout))
        else:
            s = {
                "normal": 0.01,
                "xavier_normal": (2 / (nin + nout)) ** 0.5,
                "he_normal": (2 / nin) ** 0.5,
            }[kind]
            W = rng.normal(0.0, s, size=(nin, nout))
        params.append((W, np.zeros(nout)))
    return params
