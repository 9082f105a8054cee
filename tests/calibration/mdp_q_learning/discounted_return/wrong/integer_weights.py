"""keeps the discounted rewards in the array's own type

Breaks: integers
"""


def discounted_return(rewards, gamma):
    parts = rewards.copy()
    for t in range(len(parts)):
        parts[t] = parts[t] * gamma**t
    return float(parts.sum())
