"""adds a whole payoff to discounted values

Breaks: what comes after
Slips: 1, what a deviation is worth is wrong after every history
"""



def is_subgame_perfect(strategy, payoff, gamma):
    if not 0 <= gamma < 1:
        raise ValueError("gamma")

    def value(own, opp):
        a = lambda more, others: strategy(own + more, opp + others)
        b = lambda more, others: strategy(opp + more, own + others)
        return repeated_value(a, b, payoff, gamma)

    histories = [([], [])]
    histories += [([i], [j]) for i in (0, 1) for j in (0, 1)]
    for own, opp in histories:
        honest = value(own, opp)
        i, j = strategy(own, opp), strategy(opp, own)
        for who in (0, 1):
            x, y = (1 - i, j) if who == 0 else (i, 1 - j)
            now = payoff[x, y][who]
            later = value(own + [x], opp + [y])[who]
            if now + gamma * later > honest[who] + 1e-9:
                return False
    return True
