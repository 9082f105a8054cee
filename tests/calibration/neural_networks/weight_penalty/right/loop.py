# Array by array.
def weight_penalty(Ws, kind, lam):
    total, grads = 0.0, []
    for W in Ws:
        W = 1.0 * np.asarray(W)
        if kind == "l2":
            price, slope = W * W, 2 * W
        elif kind == "l1":
            price, slope = abs(W), 1.0 * (W > 0) - (W < 0)
        elif kind == "elimination":
            share = 1 / (1 + W * W)
            price, slope = W * W * share, 2 * W * share * share
        else:
            raise ValueError("unknown penalty")
        total += lam * price.sum()
        grads.append(lam * slope)
    return total, grads
