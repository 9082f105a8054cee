"""reports how far multipliers are below 0, and looks at C only if none is

Breaks: multipliers below 0 or above $C$ (at any place)
"""


def kkt_report(alpha, b, K, y, C):
    hard = np.isinf(C)
    m = y * (K @ (alpha * y) + b)
    xi = np.zeros(len(y)) if hard else np.maximum(0, 1 - m)
    slackness = np.abs(alpha * (1 - xi - m)).max()
    if not hard:
        slackness = max(slackness, np.abs((C - alpha) * xi).max())
    v = alpha * y
    square = v @ K @ v
    ceiling = square / 2 + (0 if hard else C * xi.sum())
    box = np.max(-alpha) if np.any(alpha < 0) else max(0.0, np.max(alpha - C))
    return {
        "primal": max(0.0, float(np.max(1 - xi - m))),
        "dual_box": float(box),
        "equality": float(abs(np.sum(v))),
        "slackness": float(slackness),
        "duality_gap": float(ceiling - (alpha.sum() - square / 2)),
    }
