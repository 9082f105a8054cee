# One class after the other, with a deal that goes on.
def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if not 2 <= k <= n:
        raise ValueError("no such folds")
    piles, turn = [[] for _ in range(k)], 0
    for name in sorted(set(y.tolist())):
        rows = np.flatnonzero(y == name)
        if rng is not None:
            rows = rng.permutation(rows)
        for row in rows.tolist():
            piles[turn % k].append(row)
            turn += 1
    folds = []
    for pile in piles:
        train = [row for row in range(n) if row not in pile]
        folds.append((np.array(train, dtype=int), np.array(sorted(pile), dtype=int)))
    return folds
