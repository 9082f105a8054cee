"""adds 1e-9 to the divisor

Breaks: $H + \\lambda = 0$ on one side and everywhere
Slips: 1, every value is a little too small
"""


def xgb_leaf_and_gain(g_left, h_left, g_right, h_right, lam, gamma):
    def value(g, h):
        return -g / (h + lam + 1e-7)

    def term(g, h):
        return g**2 / (h + lam + 1e-7)

    g, h = g_left + g_right, h_left + h_right
    gain = 0.5 * (term(g_left, h_left) + term(g_right, h_right) - term(g, h)) - gamma
    return value(g_left, h_left), value(g_right, h_right), gain
