# One trial after the other, from the one table.
def optimization_bias(n_val, n_models, rng, n_trials=1000):
    table = rng.binomial(n_val, 0.5, size=(n_trials, n_models))
    total = 0.0
    for row in table:
        total += 0.5 - min(row) / n_val
    return total / n_trials
