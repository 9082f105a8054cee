# Takes argmax along the pairs.
def tournament_select(fitness, n_parents, rng):
    pairs = rng.integers(0, len(fitness), size=(n_parents, 2))
    if n_parents == 0:
        return np.array([], dtype=int)
    return pairs[np.arange(n_parents), np.argmax(np.asarray(fitness)[pairs], axis=1)]
