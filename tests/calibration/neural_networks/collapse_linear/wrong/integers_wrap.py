"""computes in int8 where integers are given

Breaks: integers
"""


def collapse_linear(params):
    W, b = params[0]
    W, b = (np.int8(W), np.int8(b)) if W.dtype.kind == "i" else (W, b)
    for W_next, b_next in params[1:]:
        W, b = W @ W_next, b @ W_next + b_next
    return np.float64(W), np.int8(b) if params[0][0].dtype.kind == "i" else b
