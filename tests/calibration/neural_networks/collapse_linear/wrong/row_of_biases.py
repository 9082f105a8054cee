"""returns the biases as a row

Breaks: layers of different widths
Slips: 1, biases have another shape everywhere
"""


def collapse_linear(params):
    W, b = params[0]
    W, b = W.astype(float), b.astype(float)
    for W_next, b_next in params[1:]:
        W, b = W @ W_next, b @ W_next + b_next
    return W, b[np.newaxis]
