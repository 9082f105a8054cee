"""looks layers up by their inputs, and finds the first of equal ones

Breaks: layers of different widths
"""

import numpy as np


def init_params(sizes, kind, rng):
    if kind not in ("zeros", "normal", "xavier_uniform", "xavier_normal", "he_normal"):
        raise ValueError
    params = []
    for nin in sizes[:-1]:
        nout = sizes[sizes.index(nin) + 1]
        if kind == "zeros":
            W = np.zeros((nin, nout))
        elif kind == "xavier_uniform":
            l = np.sqrt(6 / (nin + nout))
            W = rng.uniform(-l, l, size=(nin, nout))
        else:
            s = {
                "normal": 0.01,
                "xavier_normal": np.sqrt(2 / (nin + nout)),
                "he_normal": np.sqrt(2 / nin),
            }[kind]
            W = s * rng.standard_normal((nin, nout))
        params.append((W, np.zeros(nout)))
    return params
