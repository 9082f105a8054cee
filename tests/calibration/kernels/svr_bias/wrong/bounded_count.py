"""lets points at C have a say

Breaks: points at $C$ (which do not count)
Slips: 1, every test has points at C
"""


def svr_bias(a_up, a_dn, K, y, C, eps, tol=1e-8):
    r = y - K @ (a_up - a_dn)
    above = tol < a_up
    below = tol < a_dn
    offsets = np.append(r[above] - eps, r[below] + eps)
    if not len(offsets):
        raise ValueError("no point lies on an edge")
    return float(offsets.mean())
