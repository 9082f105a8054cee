"""returns True and False in place of indices

Slips: 1, the form is wrong everywhere
"""



def best_responses(A, axis, tol=1e-12):
    answers = []
    count = A.shape[1] if axis == 0 else A.shape[0]
    for k in range(count):
        line = A[:, k] if axis == 0 else A[k]
        best = line.max()
        answers.append([bool(x >= best - tol) for x in line])
    return answers
