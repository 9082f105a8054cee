"""tries players who leave the strategy for ever

Breaks: deviations of a single move
"""


def is_subgame_perfect(strategy, payoff, gamma):
    if not 0 <= gamma < 1:
        raise ValueError
    for h1, h2 in [([], [])] + [([i], [j]) for i in (0, 1) for j in (0, 1)]:
        me = lambda own, opp: strategy(h1 + own, h2 + opp)
        you = lambda own, opp: strategy(h2 + own, h1 + opp)
        v = repeated_value(me, you, payoff, gamma)
        for always in (0, 1):
            if repeated_value(lambda own, opp: always, you, payoff, gamma)[0] > v[0] + 1e-9:
                return False
            if repeated_value(me, lambda own, opp: always, payoff, gamma)[1] > v[1] + 1e-9:
                return False
    return True
