"""subtracts payoffs in their own type, which wraps in 8-bit integers

Breaks: 8-bit integers
Slips: 1
"""


def is_subgame_perfect(strategy, payoff, gamma):
    if not 0 <= gamma < 1:
        raise ValueError("gamma")

    def after(i, j):
        def first(own, opp):
            return strategy(own, opp) if own else strategy([i], [j])

        def second(own, opp):
            return strategy(own, opp) if own else strategy([j], [i])

        return np.array(repeated_value(first, second, payoff, gamma))

    for own, opp in (([], []), ([0], [0]), ([0], [1]), ([1], [0]), ([1], [1])):
        i, j = strategy(own[:], opp[:]), strategy(opp[:], own[:])
        for player, (k, m) in enumerate(((1 - i, j), (i, 1 - j))):
            now = payoff[k, m, player] - payoff[i, j, player]
            later = after(k, m)[player] - after(i, j)[player]
            if (1 - gamma) * now + gamma * later > 1e-9:
                return False
    return True
