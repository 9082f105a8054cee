"""stops when one hypothesis is left

Breaks: an empty version space
"""


def halving_mistakes(hypotheses, stream):
    left, mistakes = sorted(hypotheses), 0
    for x, label in stream:
        says = {name: hypotheses[name](x) for name in left}
        mistakes += int(2 * sum(says.values()) > len(left)) != label
        left = [name for name in left if says[name] == label]
        if len(left) == 1:
            break
    return mistakes, left
