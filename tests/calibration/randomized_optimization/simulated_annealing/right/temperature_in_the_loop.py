# Cools by multiplication.
def simulated_annealing(f, x0, T0, decay, n_iter, rng):
    here = [int(b) for b in x0]
    height = f(np.array(here))
    top, top_height = list(here), height
    trace = np.empty(n_iter + 1)
    trace[0] = height
    T = T0
    for k in range(1, n_iter + 1):
        i = int(rng.integers(len(here)))
        u = rng.random()
        here[i] ^= 1
        new = f(np.array(here))
        p = 1.0 if new >= height else (0.0 if T <= 0 else np.exp((new - height) / T))
        if u < p:
            height = new
            if height > top_height:
                top, top_height = list(here), height
        else:
            here[i] ^= 1
        trace[k] = height
        T *= decay
    return np.array(top), top_height, trace
