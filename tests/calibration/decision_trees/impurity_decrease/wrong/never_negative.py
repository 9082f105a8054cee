"""cuts a negative decrease off, which some functions have

Breaks: two functions that you have never seen, one of which rises by a split
"""


def impurity_decrease(y, groups, impurity):
    if len(y) == 0:
        return 0.0
    branches = [y[groups == group] for group in np.unique(groups)]
    rest = sum(len(branch) / len(y) * impurity(branch) for branch in branches)
    return max(0.0, float(impurity(y) - rest))
