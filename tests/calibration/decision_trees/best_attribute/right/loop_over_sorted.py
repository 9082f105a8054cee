# From the smallest index up; only a clearly better column replaces.
def best_attribute(X, y, attrs):
    best, best_gain = None, -1.0
    for attr in sorted(attrs):
        gain = impurity_decrease(y, X[:, attr], label_entropy)
        if gain > best_gain + 1e-9:
            best, best_gain = attr, gain
    return best
