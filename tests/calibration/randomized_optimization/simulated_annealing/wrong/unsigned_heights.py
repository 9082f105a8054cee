"""keeps unsigned integers of 8 bits, between whose sums no difference is negative

Breaks: integers of 8 bits
Slips: 1
"""


def simulated_annealing(f, x0, T0, decay, n_iter, rng):
    x = np.array(x0)
    here = f(x)
    best, top, trace = x.copy(), here, [here]
    for k in range(n_iter):
        i = rng.integers(len(x))
        u = rng.random()
        y = x.copy()
        y[i] = 1 - y[i]
        there = f(y)
        if u < acceptance_probability(there - here, T0 * decay**k):
            x, here = y, there
        if here > top:
            best, top = x.copy(), here
        trace.append(here)
    return best.astype(int), float(top), np.array(trace, dtype=float)
