# np.power.
def neighborhood_edge(fraction, d):
    return float(np.power(fraction, 1.0 / d))
