"""adds payoffs in the table's own type

Breaks: 8-bit integers
"""


def play_ipd(a, b, payoff, n_rounds):
    mine, theirs, totals = [], [], np.zeros_like(payoff[0, 0])
    for _ in range(n_rounds):
        x, y = a(list(mine), list(theirs)), b(list(theirs), list(mine))
        if x not in (0, 1) or y not in (0, 1):
            raise ValueError("no move")
        mine.append(int(x))
        theirs.append(int(y))
        totals = totals + payoff[mine[-1], theirs[-1]]
    return np.array([mine, theirs], dtype=int).T, totals
