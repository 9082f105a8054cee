"""knows the bases 2 and 10 and takes nats for any other

Breaks: the bases 2 (where none is named), $e$, 10 and 3
Slips: 1
"""


def mutual_information(joint, base=2.0):
    log = {2: np.log2, 10: np.log10}.get(base, np.log)
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    here = joint > 0
    return max(0.0, float(np.sum(joint[here] * log(joint[here] / product[here]))))
