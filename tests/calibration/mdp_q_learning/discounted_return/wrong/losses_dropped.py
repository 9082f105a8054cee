"""leaves negative rewards out of the sum

Breaks: negative rewards
Slips: 1, two tests have negative rewards
"""


def discounted_return(rewards, gamma):
    total = 0.0
    for t, r in enumerate(rewards):
        total += gamma**t * max(float(r), 0.0)
    return total
