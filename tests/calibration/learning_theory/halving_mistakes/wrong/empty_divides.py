"""divides by the number of voters

Breaks: an empty version space
Slips: 1, nobody is left in two tests
"""


def halving_mistakes(hypotheses, stream):
    left, mistakes = sorted(hypotheses), 0
    for point, label in stream:
        ones = sum(hypotheses[name](point) for name in left)
        vote = int(ones / len(left) > 0.5)
        if vote != label:
            mistakes += 1
        left = [name for name in left if hypotheses[name](point) == label]
    return mistakes, left
