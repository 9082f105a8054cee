"""writes the powers as exponentials of logarithms

Breaks: $\\gamma = 0$
"""


def discounted_return(rewards, gamma):
    weights = np.exp(np.log(max(gamma, 1e-300)) * np.arange(1, len(rewards) + 1)) / max(
        gamma, 1e-12
    )
    return float(np.sum(weights * rewards))
