"""leaves out cells below 1e-8 as if they were 0

Breaks: tiny cells
Slips: 1
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    seen = joint > 1e-8
    terms = joint[seen] * np.log(joint[seen] / product[seen])
    return max(0.0, float(np.sum(terms) / np.log(base)))
