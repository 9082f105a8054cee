"""drops before it votes

Breaks: the number of mistakes
Slips: 1, the count is wrong in two tests
"""


def halving_mistakes(hypotheses, stream):
    left, mistakes = sorted(hypotheses), 0
    for point, label in stream:
        left = [name for name in left if hypotheses[name](point) == label]
        ones = sum(hypotheses[name](point) for name in left)
        mistakes += int(2 * ones > len(left)) != label
    return mistakes, left
