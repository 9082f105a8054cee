"""takes a round whose payoffs came before for one whose moves did

Breaks: what comes before the cycle
"""


def repeated_value(a, b, payoff, gamma):
    if not 0 <= gamma < 1:
        raise ValueError("gamma")
    seen, path = {}, []
    own, opp = [], []
    while True:
        x, y = int(a(own, opp)), int(b(opp, own))
        key = tuple(float(z) for z in payoff[x, y])
        if key in seen:
            break
        seen[key] = len(path)
        path.append((x, y))
        own, opp = [x], [y]
    start = seen[key]
    k = len(path) - start
    total = np.zeros(2)
    for t, (x, y) in enumerate(path):
        weight = gamma**t / (1 - gamma**k) if t >= start else gamma**t
        total += weight * payoff[x, y]
    total *= 1 - gamma
    return float(total[0]), float(total[1])
