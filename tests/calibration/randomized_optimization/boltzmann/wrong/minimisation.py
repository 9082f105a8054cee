"""prefers low heights to high ones

Breaks: shares worked by hand and drawn ones
Slips: 1, every share is another one
"""


def boltzmann(f_values, T):
    if T < 0:
        raise ValueError("T must be at least 0")
    f = np.asarray(f_values, dtype=float)
    if T == 0:
        p = (f == f.min()).astype(float)
    else:
        p = np.exp((f.min() - f) / T)
    return p / p.sum()
