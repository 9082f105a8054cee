"""computes the last class as what is left of 1

Breaks: tiny probabilities
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    e = np.exp(Z - Z.max(axis=-1, keepdims=True))
    p = e / e.sum(axis=-1, keepdims=True)
    if p.shape[-1] > 1:
        p[..., -1] = 1 - p[..., :-1].sum(axis=-1)
    return p
