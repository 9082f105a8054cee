"""clips weights at 1000 in size

Breaks: huge and tiny weights
Slips: 1, values and slopes of large weights are wrong
"""


def weight_penalty(Ws, kind, lam):
    Ws = [np.clip(np.asarray(W, dtype=float), -1000, 1000) for W in Ws]
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
    return float(lam * value), grads
