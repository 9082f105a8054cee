"""averages the rewards if there is no discount

Breaks: $\\gamma = 1$
Slips: 1, two tests have no discount
"""


def discounted_return(rewards, gamma):
    if gamma == 1 and len(rewards):
        return float(np.mean(rewards))
    total = 0.0
    for t, r in enumerate(rewards):
        total += gamma**t * float(r)
    return total
