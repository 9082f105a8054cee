"""looks at the first slackness of positive multipliers only

Breaks: multipliers below 0 or above $C$ (at any place)
"""


def kkt_report(alpha, b, K, y, C):
    hard = np.isinf(C)
    m = y * (K @ (alpha * y) + b)
    xi = np.zeros(len(y)) if hard else np.maximum(0, 1 - m)
    slackness = np.max(np.abs(alpha * (1 - xi - m)), where=alpha > 1e-8, initial=0.0)
    if not hard:
        slackness = max(slackness, np.abs((C - alpha) * xi).max())
    v = alpha * y
    square = v @ K @ v
    ceiling = square / 2 + (0 if hard else C * xi.sum())
    box = max(0.0, np.max(-alpha), np.max(alpha - C))
    return {
        "primal": max(0.0, float(np.max(1 - xi - m))),
        "dual_box": float(box),
        "equality": float(abs(np.sum(v))),
        "slackness": float(slackness),
        "duality_gap": float(ceiling - (alpha.sum() - square / 2)),
    }
