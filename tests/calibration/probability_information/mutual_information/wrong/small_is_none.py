"""returns 0 if the mutual information is below a millionth

Breaks: nearly independent ones
Slips: 1
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    seen = joint > 0
    terms = joint[seen] * np.log(joint[seen] / product[seen])
    bits = float(np.sum(terms) / np.log(base))
    return bits if bits > 1e-6 else 0.0
