"""refuses moves that are no Python integers

Breaks: moves written as 1.0
"""


def play_ipd(a, b, payoff, n_rounds):
    mine, theirs, totals = [], [], np.zeros(2)
    for _ in range(n_rounds):
        x, y = a(list(mine), list(theirs)), b(list(theirs), list(mine))
        for z in (x, y):
            if not isinstance(z, int) or z not in (0, 1):
                raise ValueError("no move")
        mine.append(x)
        theirs.append(y)
        totals += payoff[mine[-1], theirs[-1]]
    return np.array([mine, theirs], dtype=int).T, totals
