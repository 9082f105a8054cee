"""squares weights in place

Breaks: that the arguments stay as they were
Slips: 1, the same weights are used again
"""


def weight_penalty(Ws, kind, lam):
    given = Ws
    Ws = [np.array(W, dtype=float) for W in Ws]
    if kind == "l2":
        value = sum(np.sum(W**2) for W in Ws)
        grads = [2 * lam * W for W in Ws]
    elif kind == "l1":
        value = sum(np.sum(np.abs(W)) for W in Ws)
        grads = [lam * np.sign(W) for W in Ws]
    elif kind == "elimination":
        value = sum(np.sum(W**2 / (1 + W**2)) for W in Ws)
        grads = [2 * lam * W / (1 + W**2) ** 2 for W in Ws]
    else:
        raise ValueError(kind)
    for W in given:
        W **= 2
    return float(lam * value), grads
