# np.where, so single numbers give an array without axes.
def smoothed_probability(count, total, k, beta=1.0):
    if beta < 0 or k < 1:
        raise ValueError("beta must be at least 0 and k at least 1")
    top, bottom = np.add(count, beta), np.add(total, k * beta)
    empty = bottom == 0
    return np.where(empty, np.nan, top / np.where(empty, 1.0, bottom))
