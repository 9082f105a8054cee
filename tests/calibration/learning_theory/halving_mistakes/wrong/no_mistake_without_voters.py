"""counts nothing once no hypothesis is left

Breaks: an empty version space
"""


def halving_mistakes(hypotheses, stream):
    left, mistakes = sorted(hypotheses), 0
    for point, label in stream:
        ones = sum(hypotheses[name](point) for name in left)
        vote = int(2 * ones > len(left))
        if left and vote != label:
            mistakes += 1
        left = [name for name in left if hypotheses[name](point) == label]
    return mistakes, left
