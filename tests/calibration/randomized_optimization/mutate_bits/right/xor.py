# Takes exclusive or.
def mutate_bits(P, rate, rng):
    return np.asarray(P).astype(int) ^ (rng.random(P.shape) < rate)
