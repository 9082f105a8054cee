"""raises ValueError for a single bit

Breaks: a single bit
"""


def uniform_crossover(a, b, mask):
    if len(a) < 2:
        raise ValueError("two bits, please")
    child1 = np.array(b)
    child2 = np.array(a)
    for i in range(len(a)):
        if mask[i]:
            child1[i] = a[i]
            child2[i] = b[i]
    return child1, child2
