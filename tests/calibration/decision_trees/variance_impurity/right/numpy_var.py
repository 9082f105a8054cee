# The function of NumPy.
def variance_impurity(y):
    return float(np.var(y)) if len(y) else 0.0
