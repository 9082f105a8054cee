"""counts equal parents once when offspring draw theirs

Slips: 1
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    _, first = np.unique(parents, axis=0, return_index=True)
    distinct = parents[np.sort(first)]
    return np.vstack([parents, gaussian_offspring(distinct, lam, sigma, rng)])
