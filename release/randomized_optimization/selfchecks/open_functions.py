"""Functions that tests of this topic pass to yours; first arguments are filled in beforehand."""


def one_max(x):
    """Return the number of ones."""
    return sum(int(bit) for bit in x)


def weighted(weights, x):
    """Return the sum of the weights of all ones."""
    return float(sum(weight * int(bit) for weight, bit in zip(weights, x, strict=False)))


def lookup(values, x):
    """Return the entry of a table whose number the bits write, the first bit being the highest."""
    place = 0
    for bit in x:
        place = 2 * place + int(bit)
    return values[place]


def peaks(t, x):
    """Return the height in the landscape FourPeaks."""
    text = "".join(str(int(bit)) for bit in x)
    head, tail = (len(text) - len(part) for part in (text.lstrip("1"), text.rstrip("0")))
    return max(head, tail) + (len(text) if min(head, tail) > t else 0)


def pairs(x):
    """Return how many of the pairs (0, 1), (2, 3), ... hold two equal bits."""
    return sum(int(a) == int(b) for a, b in zip(x[::2], x[1::2], strict=False))


def flat(x):
    """Return the same for all strings."""
    return 2.5
