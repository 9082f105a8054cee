"""leaves out zeros at the start"""


def discounted_return(rewards, gamma):
    total = 0.0
    for reward in np.trim_zeros(np.asarray(rewards, dtype=float))[::-1]:
        total = reward + gamma * total
    return float(total)
