"""takes a finer partition for the same one

Breaks: functions that violate one property, two or none
Slips: 1, every property rests on the comparison
"""


def kleinberg_check(cluster_fn, D, labels_alt, rng, n_trials=20):
    D = np.asarray(D, dtype=float)

    def same(got, wanted):
        got, wanted = np.asarray(got).tolist(), np.asarray(wanted).tolist()
        return len(set(zip(got, wanted))) == len(set(got))

    n, base = len(D), np.array(cluster_fn(D.copy()))
    scale = all([same(cluster_fn(f * D), base) for f in (0.5, 2, 10)])
    consistency = True
    for _ in range(n_trials):
        S, E = rng.uniform(0.3, 1, size=(n, n)), rng.uniform(1, 3, size=(n, n))
        table = np.triu(D * np.where(base[:, None] == base, S, E), 1)
        consistency &= same(cluster_fn(table + table.T), base)
    alt = np.asarray(labels_alt)
    table = np.where(alt[:, None] == alt, 0.01, 1.0)
    np.fill_diagonal(table, 0.0)
    return {"scale": scale, "consistency": consistency, "richness": same(cluster_fn(table), alt)}
