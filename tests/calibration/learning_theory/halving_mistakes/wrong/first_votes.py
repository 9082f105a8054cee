"""predicts with the first hypothesis that is left

Breaks: the number of mistakes
Slips: 1, the count is wrong in two tests
"""


def halving_mistakes(hypotheses, stream):
    left, mistakes = sorted(hypotheses), 0
    for point, label in stream:
        ones = sum(hypotheses[name](point) for name in left)
        vote = hypotheses[left[0]](point) if left else 0
        if vote != label:
            mistakes += 1
        left = [name for name in left if hypotheses[name](point) == label]
    return mistakes, left
