"""keeps the first independent columns and gives the others weight zero

Breaks: repeated columns
Slips: 1, no answer for dependent columns is the shortest
"""


def fit_min_norm(X, y, rcond=1e-12):
    chosen = []
    for j in range(X.shape[1]):
        s = np.linalg.svd(X[:, chosen + [j]], compute_uv=False)
        if len(s) == len(chosen) + 1 and s[-1] > rcond * s[0]:
            chosen.append(j)
    w = np.zeros(X.shape[1])
    if chosen:
        w[chosen] = np.linalg.lstsq(X[:, chosen], y, rcond=None)[0]
    return w
