"""collapses the first two layers only

Breaks: two and more
Slips: 1, longer networks occur in every test
"""


def collapse_linear(params):
    W, b = params[0]
    W, b = W.astype(float), b.astype(float)
    for W_next, b_next in params[1:2]:
        W, b = W @ W_next, b @ W_next + b_next
    return W, b
