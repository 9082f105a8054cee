# Takes the smaller of 1 and a power.
def acceptance_probability(delta, T):
    if T == 0:
        return float(delta >= 0)
    return min(1.0, np.exp(min(0.0, delta / T)))
