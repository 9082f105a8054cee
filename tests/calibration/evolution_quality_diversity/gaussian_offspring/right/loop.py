# Fills a table row by row.
def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma < 0")
    picks = rng.integers(len(parents), size=n)
    noise = rng.standard_normal(size=(n, parents.shape[1]))
    children = np.zeros((n, parents.shape[1]))
    for i in range(n):
        for c in range(parents.shape[1]):
            children[i][c] = parents[picks[i]][c] + noise[i][c] * sigma
    return children
