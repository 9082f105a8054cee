# By logarithms, with zero apart.
def neighborhood_edge(fraction, d):
    return 0.0 if fraction == 0 else float(np.exp(np.log(fraction) / d))
