"""leaves the survivors in the order of the dict

Breaks: the order of the survivors
Slips: 1, survivors stand in two tests
"""


def halving_mistakes(hypotheses, stream):
    left, mistakes = list(hypotheses), 0
    for point, label in stream:
        ones = sum(hypotheses[name](point) for name in left)
        vote = int(2 * ones > len(left))
        if vote != label:
            mistakes += 1
        left = [name for name in left if hypotheses[name](point) == label]
    return mistakes, left
