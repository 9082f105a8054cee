"""counts gains that are rounding

Breaks: thresholds themselves
"""


def is_subgame_perfect(strategy, payoff, gamma):
    if not 0 <= gamma < 1:
        raise ValueError("gamma")

    def after(x, y):
        return repeated_value(
            lambda own, opp: strategy(own, opp) if own else x,
            lambda own, opp: strategy(own, opp) if own else y,
            payoff,
            gamma,
        )

    for own, opp in (([], []), ([0], [0]), ([0], [1]), ([1], [0]), ([1], [1])):
        x, y = strategy(own, opp), strategy(opp, own)
        v = after(x, y)
        if after(1 - x, y)[0] > v[0] or after(x, 1 - y)[1] > v[1]:
            return False
    return True
