"""refuses strings that are no 64-bit integers

Breaks: integers of 8 bits
"""


def uniform_crossover(a, b, mask):
    if a.dtype != int:
        raise TypeError("integers, please")
    child1 = np.array(b)
    child2 = np.array(a)
    for i in range(len(a)):
        if mask[i]:
            child1[i] = a[i]
            child2[i] = b[i]
    return child1, child2
