"""takes temperatures of a million and more for infinite

Breaks: large heights of either sign
"""


def boltzmann(f_values, T):
    f = np.asarray(f_values, dtype=float)
    if T < 0:
        raise ValueError("T")
    top = f.max()
    if T == 0:
        w = (f == top).astype(float)
    else:
        w = np.exp((f - top) / (T if T < 1e6 else np.inf))
    return w / w.sum()
