"""returns the weights transposed

Slips: 1, weights have another shape
"""


def collapse_linear(params):
    W, b = params[0]
    W, b = W.astype(float), b.astype(float)
    for W_next, b_next in params[1:]:
        W, b = W @ W_next, b @ W_next + b_next
    return W.T, b
