"""takes temperatures below 1e-9 for 0"""


def boltzmann(f_values, T):
    f = np.asarray(f_values, dtype=float)
    if T < 0:
        raise ValueError("T")
    top = f.max()
    if T < 1e-9:
        w = (f == top).astype(float)
    else:
        w = np.exp((f - top) / T)
    return w / w.sum()
