"""looks at negative multipliers only

Breaks: multipliers below 0 or above $C$ (at any place)
"""


def kkt_report(alpha, b, K, y, C):
    v = alpha * y
    m = y * (K @ v + b)
    hard = np.isinf(C)
    xi = np.zeros(len(y)) if hard else np.maximum(0, 1 - m)
    gap = v @ K @ v - np.sum(alpha)
    slackness = np.abs(alpha * (1 - xi - m)).max()
    if not hard:
        gap += C * xi.sum()
        slackness = max(slackness, np.abs((C - alpha) * xi).max())
    return {
        "primal": max(0.0, (1 - xi - m).max()),
        "dual_box": max(0.0, (-alpha).max()),
        "equality": abs(np.sum(v)),
        "slackness": slackness,
        "duality_gap": gap,
    }
