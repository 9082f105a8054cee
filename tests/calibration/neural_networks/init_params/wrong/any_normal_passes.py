"""accepts any word that ends in normal

Breaks: `ValueError` for any other `kind`
"""

import numpy as np


def init_params(sizes, kind, rng):
    if kind not in ("zeros", "xavier_uniform") and not kind.endswith("normal"):
        raise ValueError
    params = []
    for nin, nout in zip(sizes, sizes[1:]):
        if kind == "zeros":
            W = np.zeros((nin, nout))
        elif kind == "xavier_uniform":
            l = np.sqrt(6 / (nin + nout))
            W = rng.uniform(-l, l, size=(nin, nout))
        else:
            s = {"xavier_normal": np.sqrt(2 / (nin + nout)), "he_normal": np.sqrt(2 / nin)}.get(
                kind, 0.01
            )
            W = s * rng.standard_normal((nin, nout))
        params.append((W, np.zeros(nout)))
    return params
