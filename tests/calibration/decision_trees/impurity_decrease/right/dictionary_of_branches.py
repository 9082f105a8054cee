# Collects the labels of each branch first.
def impurity_decrease(y, groups, impurity):
    if len(y) == 0:
        return 0.0
    branches = {}
    for label, group in zip(y, groups):
        branches.setdefault(group, []).append(label)
    rest = 0
    for branch in branches.values():
        rest += len(branch) * impurity(np.array(branch))
    return impurity(y) - rest / len(y)
