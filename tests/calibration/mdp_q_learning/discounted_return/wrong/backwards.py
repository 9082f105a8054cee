"""gives the last reward the full weight

Slips: 1, only equal rewards are right
"""


def discounted_return(rewards, gamma):
    total = 0.0
    for t, r in enumerate(rewards[::-1]):
        total += gamma**t * float(r)
    return total
