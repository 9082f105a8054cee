"""takes temperatures from -1e-12 to 0 for 0

Breaks: `ValueError` for $T$ below 0
"""


def boltzmann(f_values, T):
    f = np.asarray(f_values, dtype=float)
    if T < -1e-12:
        raise ValueError("T")
    top = f.max()
    if T <= 0:
        w = (f == top).astype(float)
    else:
        w = np.exp((f - top) / T)
    return w / w.sum()
