"""discounts a reward that comes alone

Breaks: a single one
"""


def discounted_return(rewards, gamma):
    if len(rewards) == 1:
        return gamma * float(rewards[0])
    total = 0.0
    for t, r in enumerate(rewards):
        total += gamma**t * float(r)
    return total
