"""gives the multipliers the dtype of the table

Breaks: integers
"""


def svr_bias(a_up, a_dn, K, y, C, eps, tol=1e-8):
    r = y - K @ (a_up - a_dn).astype(K.dtype)
    up = (tol < a_up) & (a_up < C - tol)
    dn = (tol < a_dn) & (a_dn < C - tol)
    said = np.concatenate([r[up] - eps, r[dn] + eps])
    if len(said) == 0:
        raise ValueError("no point between the bounds")
    return float(said.mean())
