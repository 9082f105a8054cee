"""subtracts the largest height in place

Breaks: the heights stay as they were
"""


def boltzmann(f_values, T):
    if T < 0:
        raise ValueError("T must be at least 0")
    f = f_values if f_values.dtype == float else f_values.astype(float)
    f -= f.max()
    if T == 0:
        p = (f == f.max()).astype(float)
    else:
        p = np.exp((f - f.max()) / T)
    return p / p.sum()
