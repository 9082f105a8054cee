"""remembers votes in a dict by name and point, which a list cannot enter

Breaks: points of any kind
"""


def halving_mistakes(hypotheses, stream):
    known = {}
    left, mistakes = sorted(hypotheses), 0
    for x, label in stream:
        for name in left:
            if (name, x) not in known:
                known[name, x] = hypotheses[name](x)
        ones = sum(known[name, x] for name in left)
        mistakes += int(2 * ones > len(left)) != label
        left = [name for name in left if known[name, x] == label]
    return mistakes, left
