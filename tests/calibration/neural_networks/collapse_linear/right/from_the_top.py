# From the last layer down.
def collapse_linear(params):
    W, b = params[-1]
    W, b = 1.0 * W, 1.0 * b
    for W_below, b_below in params[-2::-1]:
        b = b_below @ W + b
        W = W_below @ W
    return W, b
