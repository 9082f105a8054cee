# The best of those that are left, again and again.
def es_select(P, fitness, mu):
    if mu < 1 or len(P) < mu:
        raise ValueError(mu)
    left, chosen = list(range(len(P))), []
    for _ in range(mu):
        best = left[0]
        for i in left[1:]:
            if fitness[i] > fitness[best] or (
                np.isnan(float(fitness[best])) and not np.isnan(float(fitness[i]))
            ):
                best = i
        chosen.append(best)
        left.remove(best)
    return P[chosen].astype(float), np.array([fitness[i] for i in chosen], dtype=float)
