"""walks in x0 itself

Breaks: `x0` stays as it was
"""


def simulated_annealing(f, x0, T0, decay, n_iter, rng):
    x = x0
    fx = f(x)
    best, best_value = x.copy(), fx
    trace = [fx]
    for step in range(n_iter):
        T = T0 * decay**step
        i = rng.integers(len(x))
        u = rng.random()
        x[i] = 1 - x[i]
        fy = f(x)
        if u < acceptance_probability(fy - fx, T):
            fx = fy
        else:
            x[i] = 1 - x[i]
        if fx > best_value:
            best, best_value = x.copy(), fx
        trace.append(fx)
    return best, best_value, np.array(trace, dtype=float)
