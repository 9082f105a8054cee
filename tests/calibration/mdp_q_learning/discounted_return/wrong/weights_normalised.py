"""divides by the sum of the weights

Slips: 1, only a single reward is right
"""


def discounted_return(rewards, gamma):
    total = 0.0
    for t, r in enumerate(rewards):
        total += gamma**t * float(r)
    return total / max(sum(gamma**t for t in range(len(rewards))), 1e-9)
