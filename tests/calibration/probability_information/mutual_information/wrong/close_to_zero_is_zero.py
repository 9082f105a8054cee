"""returns 0 if np.isclose takes the mutual information for 0

Breaks: nearly independent ones
Slips: 1
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))

    there = joint > 0
    terms = joint[there] * np.log(joint[there] / product[there])
    bits = float(terms.sum() / np.log(base))
    return 0.0 if np.isclose(bits, 0) else bits
