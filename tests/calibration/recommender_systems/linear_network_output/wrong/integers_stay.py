"""returns integers for integers

Breaks: integers
Slips: 1
"""


def linear_network_output(V, W, user):
    if V.dtype.kind in "iu" and W.dtype.kind in "iu":
        V, W = V.astype(np.int64), W.astype(np.int64)
    one_hot = np.zeros(V.shape[1], dtype=V.dtype)
    one_hot[user] = 1
    return W.T @ (V @ one_hot)
