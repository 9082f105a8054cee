# Sorts by NaN, fitness and index.
def es_select(P, fitness, mu):
    if not (1 <= mu <= P.shape[0]):
        raise ValueError(f"mu = {mu}")
    f = np.array(fitness, dtype=float)
    nan = np.isnan(f)
    order = np.lexsort((np.arange(len(f)), np.where(nan, 0, -f), nan))
    return P[order[:mu]], f[order[:mu]]
