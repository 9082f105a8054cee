r"""takes H plus lambda below 1e-12 for 0

Breaks: $H + \lambda = 0$ on one side and everywhere
Slips: 1
"""


def xgb_leaf_and_gain(g_left, h_left, g_right, h_right, lam, gamma):
    def value(g, h):
        return (0.0, 0.0) if h + lam < 1e-12 else (-g / (h + lam), g * g / (h + lam))
    wl, a = value(g_left, h_left)
    wr, b = value(g_right, h_right)
    _, c = value(g_left + g_right, h_left + h_right)
    return wl, wr, (a + b - c) / 2 - gamma
