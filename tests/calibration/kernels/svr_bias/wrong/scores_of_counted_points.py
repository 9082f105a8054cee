"""leaves multipliers up to `tol` out of the predictions

Breaks: other values of `tol`
"""


def svr_bias(a_up, a_dn, K, y, C, eps, tol=1e-8):
    up = (tol < a_up) & (a_up < C - tol)
    dn = (tol < a_dn) & (a_dn < C - tol)
    r = y - K @ (np.where(a_up > tol, a_up, 0) - np.where(a_dn > tol, a_dn, 0))
    said = np.concatenate([r[up] - eps, r[dn] + eps])
    if len(said) == 0:
        raise ValueError("no point between the bounds")
    return float(said.mean())
