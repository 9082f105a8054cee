"""asks a point by its lower multiplier only if the upper one does not count

Breaks: points on both edges
"""


def svr_bias(a_up, a_dn, K, y, C, eps, tol=1e-8):
    r = y - K @ (a_up - a_dn)
    said = []
    for i in range(len(y)):
        if tol < a_up[i] < C - tol:
            said.append(r[i] - eps)
        elif tol < a_dn[i] < C - tol:
            said.append(r[i] + eps)
    if not said:
        raise ValueError("none")
    return float(np.mean(said))
