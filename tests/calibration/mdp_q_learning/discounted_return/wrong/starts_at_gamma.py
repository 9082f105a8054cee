"""discounts the first reward as well

Slips: 1, every return is discounted once too often
"""


def discounted_return(rewards, gamma):
    total = 0.0
    for t, r in enumerate(rewards):
        total += gamma ** (t + 1) * float(r)
    return total
