"""raises TypeError for a strategy that returns None

Breaks: and None of either player
Slips: 1
"""


def play_ipd(a, b, payoff, n_rounds):
    payoff = np.asarray(payoff, dtype=float)
    first, second, totals = [], [], np.zeros(2)
    for _ in range(n_rounds):
        i, j = a(list(first), list(second)), b(list(second), list(first))
        for move in (i, j):
            if int(move) != move or int(move) not in (0, 1):
                raise ValueError("no move")
        i, j = int(i), int(j)
        first.append(i)
        second.append(j)
        totals += payoff[i, j]
    return np.array([first, second], dtype=int).T, totals
