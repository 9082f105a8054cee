"""leaves out cells below a billionth as if they were 0

Breaks: tiny cells
Slips: 1
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))

    there = joint > 1e-9
    terms = joint[there] * np.log(joint[there] / product[there])
    return max(0.0, float(terms.sum() / np.log(base)))
