"""exchanges the last bit where the mask deals nothing out

Breaks: masks that are true or false everywhere
"""


def uniform_crossover(a, b, mask):
    child1 = np.array(b)
    child2 = np.array(a)
    for i in range(len(a)):
        if mask[i]:
            child1[i] = a[i]
            child2[i] = b[i]
    if len(set(mask.tolist())) == 1:
        child1[-1], child2[-1] = child2[-1], child1[-1]
    return child1, child2
