# Permutations and random integers, joined in one list.
def resample_balanced(y, mode, rng):
    if mode != "up" and mode != "down":
        raise ValueError
    groups = [np.flatnonzero(y == name) for name in np.unique(y)]
    sizes = [len(group) for group in groups]
    picked = []
    for group in groups:
        if mode == "down":
            picked += rng.permutation(group)[: min(sizes)].tolist()
        else:
            extra = group[rng.integers(0, len(group), size=max(sizes) - len(group))]
            picked += group.tolist() + extra.tolist()
    return np.array(picked)
