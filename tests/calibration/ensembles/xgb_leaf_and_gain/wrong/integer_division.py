"""divides integers without a remainder

Slips: 1
"""


def xgb_leaf_and_gain(g_left, h_left, g_right, h_right, lam, gamma):
    def term(g, h):
        return g * g / (h + lam) if h + lam else 0.0

    def value(g, h):
        return (-g // (h + lam) if isinstance(g, int) else -g / (h + lam)) if h + lam else 0.0

    gain = term(g_left, h_left) + term(g_right, h_right) - term(g_left + g_right, h_left + h_right)
    return value(g_left, h_left), value(g_right, h_right), gain / 2 - gamma
