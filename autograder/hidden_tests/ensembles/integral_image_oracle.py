"""What the hidden tests of ensembles/integral_image compare with."""


def corner_sums(image):
    """Return the sums above and left of every corner, one by one."""
    h, w = image.shape
    rows = image.tolist()
    return [[sum(sum(row[:j]) for row in rows[:i]) for j in range(w + 1)] for i in range(h + 1)]
