# Lists for the branches: NumPy's functions take them.
def impurity_decrease(y, groups, impurity):
    if len(y) == 0:
        return 0.0
    branches = {}
    for label, group in zip(y.tolist(), groups.tolist()):
        branches.setdefault(group, []).append(label)
    return impurity(y) - sum(len(b) / len(y) * impurity(b) for b in branches.values())
