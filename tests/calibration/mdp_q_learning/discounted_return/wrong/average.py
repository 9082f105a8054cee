"""returns the discounted mean in place of the sum

Slips: 1, only a single reward is its own mean
"""


def discounted_return(rewards, gamma):
    total = 0.0
    for t, r in enumerate(rewards):
        total += gamma**t * float(r)
    return total / max(len(rewards), 1)
