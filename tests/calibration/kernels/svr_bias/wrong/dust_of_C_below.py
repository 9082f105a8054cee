"""counts points below the tube whose multipliers miss C by dust

Breaks: dust in place of 0 and of $C$
"""


def svr_bias(a_up, a_dn, K, y, C, eps, tol=1e-8):
    r = y - K @ (a_up - a_dn)
    up = (tol < a_up) & (a_up < C - tol)
    dn = (tol < a_dn) & (a_dn < C)
    said = np.concatenate([r[up] - eps, r[dn] + eps])
    if len(said) == 0:
        raise ValueError("no point between the bounds")
    return float(said.mean())
