# Takes one inner product with the powers.
def discounted_return(rewards, gamma):
    powers = np.power(float(gamma), np.arange(len(rewards)))
    return float(powers @ rewards.astype(float))
