"""ignores the biases of all layers

Breaks: biases of every layer
Slips: 1, what the network puts out is wrong, too
"""


def collapse_linear(params):
    W, b = params[0]
    W, b = W.astype(float), b.astype(float)
    for W_next, b_next in params[1:]:
        W, b = W @ W_next, b @ W_next + b_next
    return W, 0 * b
