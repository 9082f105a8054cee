# One mask per distinct label; adding 0.0 takes the minus from -0.0.
def label_entropy(y):
    if len(y) == 0:
        return 0.0
    p = np.array([(y == c).mean() for c in np.unique(y)])
    return float(-(p * np.log2(p)).sum()) + 0.0
