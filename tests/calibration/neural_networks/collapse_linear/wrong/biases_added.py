"""adds biases without sending them on where they fit

Slips: 1, what the network puts out is wrong, too
"""


def collapse_linear(params):
    W, b = params[0]
    W, b = W.astype(float), b.astype(float)
    for W_next, b_next in params[1:]:
        W, b = W @ W_next, (b + b_next) if len(b) == len(b_next) else (b @ W_next + b_next)
    return W, b
