# Two passes of a loop.
def variance_impurity(y):
    if len(y) == 0:
        return 0.0
    mean = sum(y.tolist()) / len(y)
    return sum((value - mean) ** 2 for value in y.tolist()) / len(y)
