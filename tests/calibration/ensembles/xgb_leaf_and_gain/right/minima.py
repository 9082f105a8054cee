# The gain as difference of three minima.
def xgb_leaf_and_gain(g_left, h_left, g_right, h_right, lam, gamma):
    def lowest(g, h):
        if h + lam == 0:
            return 0.0, 0.0
        w = -g / (h + lam)
        return w, g * w + 0.5 * (h + lam) * w * w

    (wl, left), (wr, right) = lowest(g_left, h_left), lowest(g_right, h_right)
    return wl, wr, lowest(g_left + g_right, h_left + h_right)[1] - left - right - gamma
