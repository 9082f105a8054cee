"""takes gains for none that are small by NumPy's default tolerances

Breaks: thresholds themselves
Slips: 1
"""


def is_subgame_perfect(strategy, payoff, gamma):
    if not 0 <= gamma < 1:
        raise ValueError("gamma")
    payoff = np.asarray(payoff, dtype=float)

    def after(i, j):
        def first(own, opp):
            return strategy([i] + own, [j] + opp) if not own else strategy(own, opp)

        def second(own, opp):
            return strategy([j] + own, [i] + opp) if not own else strategy(own, opp)

        return np.array(repeated_value(first, second, payoff, gamma))

    for last in (None, (0, 0), (0, 1), (1, 0), (1, 1)):
        own, opp = ([], []) if last is None else ([last[0]], [last[1]])
        i, j = strategy(list(own), list(opp)), strategy(list(opp), list(own))

        def worth(i, j):
            return (1 - gamma) * payoff[i, j] + gamma * after(i, j)

        stay = worth(i, j)
        for player, moves in ((0, (1 - i, j)), (1, (i, 1 - j))):
            gain = worth(*moves)[player]
            if gain > stay[player] and not np.isclose(gain, stay[player]):
                return False
    return True
