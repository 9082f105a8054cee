"""gives the last reward the full weight"""


def discounted_return(rewards, gamma):
    total = 0.0
    for t, r in enumerate(rewards[::-1]):
        total += gamma**t * float(r)
    return total
