"""adds the rewards up without a discount

Slips: 1, only gamma = 1 is right
"""


def discounted_return(rewards, gamma):
    total = 0.0
    for t, r in enumerate(rewards):
        total += float(r)
    return total
