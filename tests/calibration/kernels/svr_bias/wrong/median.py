"""takes the median of what they say

Breaks: unequal numbers of them
Slips: 1, unequal numbers occur in two tests
"""


def svr_bias(a_up, a_dn, K, y, C, eps, tol=1e-8):
    r = y - K @ (a_up - a_dn)
    above = (tol < a_up) & (a_up < C - tol)
    below = (tol < a_dn) & (a_dn < C - tol)
    offsets = np.append(r[above] - eps, r[below] + eps)
    if not len(offsets):
        raise ValueError("no point lies on an edge")
    return float(np.median(offsets))
