# Keeps all runs, and compares at the end.
def kmeans_restarts(X, k, n_init, rng):
    if not n_init >= 1:
        raise ValueError("n_init")
    runs = [kmeans(X, init_centers(X, k, rng)) for _ in range(n_init)]
    winner = runs[0]
    for run in runs[1:]:
        if winner[2][-1] - run[2][-1] > 1e-9 * winner[2][-1]:
            winner = run
    return winner[0], winner[1], float(winner[2][-1])
