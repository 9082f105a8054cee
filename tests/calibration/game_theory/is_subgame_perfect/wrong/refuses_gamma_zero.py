"""refuses a discount factor of 0

Breaks: a factor of 0
"""


def is_subgame_perfect(strategy, payoff, gamma):
    if not 0 < gamma < 1:
        raise ValueError
    def after(h1, h2):
        def a(own, opp):
            return strategy(h1 + own, h2 + opp)
        def b(own, opp):
            return strategy(h2 + own, h1 + opp)
        return repeated_value(a, b, payoff, gamma)
    for h1, h2 in [([], [])] + [([i], [j]) for i in (0, 1) for j in (0, 1)]:
        v = after(h1, h2)
        i, j = strategy(list(h1), list(h2)), strategy(list(h2), list(h1))
        for who, (di, dj) in enumerate(((1 - i, j), (i, 1 - j))):
            cont = after(h1 + [di], h2 + [dj])
            dev = (1 - gamma) * payoff[di, dj, who] + gamma * cont[who]
            if dev > v[who] + 1e-9:
                return False
    return True
