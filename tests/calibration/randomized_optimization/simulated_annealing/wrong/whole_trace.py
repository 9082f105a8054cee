"""keeps the trace in the type of the first height, which may be whole

Slips: 1
"""


def simulated_annealing(f, x0, T0, decay, n_iter, rng):
    x = np.array(x0, dtype=int)
    here = f(x)
    best, top = x.copy(), here
    trace = np.full(n_iter + 1, here)
    for k in range(n_iter):
        i, u = rng.integers(len(x)), rng.random()
        y = x.copy()
        y[i] = 1 - y[i]
        there = f(y)
        if u < acceptance_probability(float(there) - float(here), T0 * decay**k):
            x, here = y, there
            if here > top:
                best, top = x.copy(), here
        trace[k + 1] = here
    return best, float(top), trace
