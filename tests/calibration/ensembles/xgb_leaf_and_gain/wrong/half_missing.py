"""leaves out the half of the gain

Breaks: that without penalties and with $H$ a count the gain is half the fall of the squared error
Slips: 1, every gain
"""


def xgb_leaf_and_gain(g_left, h_left, g_right, h_right, lam, gamma):
    def value(g, h):
        return -g / (h + lam) if h + lam > 0 else 0.0

    def term(g, h):
        return g**2 / (h + lam) if h + lam > 0 else 0.0

    g, h = g_left + g_right, h_left + h_right
    gain = (term(g_left, h_left) + term(g_right, h_right) - term(g, h)) - gamma
    return value(g_left, h_left), value(g_right, h_right), gain
