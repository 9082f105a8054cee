"""cools to no less than a temperature of 0.001

Breaks: the temperature of each step
"""


def simulated_annealing(f, x0, T0, decay, n_iter, rng):
    x = np.array(x0, dtype=int)
    here = f(x)
    best, top, trace = x.copy(), here, [here]
    for k in range(n_iter):
        i, u = rng.integers(len(x)), rng.random()
        y = x.copy()
        y[i] = 1 - y[i]
        there = f(y)
        if u < acceptance_probability(there - here, max(T0 * decay**k, 0.001)):
            x, here = y, there
        if here > top:
            best, top = x.copy(), here
        trace.append(here)
    return best, top, np.array(trace, dtype=float)
