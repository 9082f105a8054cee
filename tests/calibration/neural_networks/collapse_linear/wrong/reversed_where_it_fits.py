"""multiplies in reversed order where shapes allow it

Breaks: two and more
Slips: 1, what the network puts out is wrong, too
"""


def collapse_linear(params):
    W, b = params[0]
    W, b = W.astype(float), b.astype(float)
    for W_next, b_next in params[1:]:
        W, b = (
            W_next @ W if W_next.shape == W.shape and W.shape[0] == W.shape[1] else W @ W_next,
            b @ W_next + b_next,
        )
    return W, b
