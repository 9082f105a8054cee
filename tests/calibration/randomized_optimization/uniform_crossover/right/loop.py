# Deals out in a loop.
def uniform_crossover(a, b, mask):
    child1 = np.array(b)
    child2 = np.array(a)
    for i in range(len(a)):
        if mask[i]:
            child1[i] = a[i]
            child2[i] = b[i]
    return child1, child2
