"""does not subtract the largest height, and overflows

Breaks: large heights of either sign
"""


def boltzmann(f_values, T):
    if T < 0:
        raise ValueError("T must be at least 0")
    f = np.asarray(f_values, dtype=float)
    if T == 0:
        p = (f == f.max()).astype(float)
    else:
        p = np.exp(f / T)
    return p / p.sum()
