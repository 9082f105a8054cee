"""leaves out the leaf before the split

Breaks: both leaves
Slips: 1, every gain
"""


def xgb_leaf_and_gain(g_left, h_left, g_right, h_right, lam, gamma):
    def value(g, h):
        return -g / (h + lam) if h + lam > 0 else 0.0

    def term(g, h):
        return g**2 / (h + lam) if h + lam > 0 else 0.0

    g, h = g_left + g_right, h_left + h_right
    gain = 0.5 * (term(g_left, h_left) + term(g_right, h_right)) - gamma
    return value(g_left, h_left), value(g_right, h_right), gain
