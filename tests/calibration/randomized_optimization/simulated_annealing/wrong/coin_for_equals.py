"""tosses a coin for a step that changes nothing"""


def simulated_annealing(f, x0, T0, decay, n_iter, rng):
    x = np.array(x0)
    n = len(x)
    value = float(f(x.copy()))
    best, best_value = x.copy(), value
    trace = [value]
    for k in range(n_iter):
        T = T0 * decay**k
        i = rng.integers(n)
        u = rng.random()
        y = x.copy()
        y[i] = 1 - y[i]
        height = float(f(y))
        if height == value and u >= 0.5:
            u = 1.0
        if u < acceptance_probability(height - value, T):
            x, value = y, height
        if value > best_value:
            best, best_value = x.copy(), value
        trace.append(value)
    return best, float(best_value), np.array(trace, dtype=float)
