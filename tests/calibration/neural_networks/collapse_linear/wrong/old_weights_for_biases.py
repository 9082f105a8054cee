"""sends biases through the product of all weights

Slips: 1, what the network puts out is wrong, too
"""


def collapse_linear(params):
    W, b = params[0]
    W, b = W.astype(float), b.astype(float)
    for W_next, b_next in params[1:]:
        W = W @ W_next
        b = (b @ W if len(b) == len(W) else b @ W_next) + b_next
    return W, b
