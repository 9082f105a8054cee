# Evaluates at the head of the loop.
def mimic(f, n_bits, pop, keep, n_iter, rng):
    sample = rng.integers(0, 2, size=(pop, n_bits))
    k = max(1, int(np.ceil(keep * pop - 1e-9)))
    record, theta = None, []
    for t in range(n_iter + 1):
        scores = [f(x) for x in sample]
        for x, s in zip(sample, scores):
            if record is None or s > record[1]:
                record = x.copy(), s
        if t == n_iter:
            break
        chosen = sorted(range(pop), key=lambda i: -scores[i])[:k]
        theta.append(float(scores[chosen[-1]]))
        tree = chow_liu_tree(pairwise_mutual_information(sample[chosen]))
        sample = sample_tree(fit_tree_distribution(sample[chosen], tree, 1), tree, pop, rng)
    return record[0], float(record[1]), np.array(theta)
