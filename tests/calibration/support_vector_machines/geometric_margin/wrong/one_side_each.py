"""adds the nearest points of both classes and halves

Breaks: one class alone
Slips: 1, every plane but one in the middle is wrong
"""


def geometric_margin(X, y, w, b):
    s = y * hyperplane_distance(X, w, b)
    return float(s[y > 0].min() + s[y < 0].min()) / 2
