"""takes axis 0 for axis 1 and the other way round

Breaks: either axis
Slips: 1, both axes are wrong
"""



def best_responses(A, axis, tol=1e-12):
    answers = []
    count = A.shape[1] if axis == 1 else A.shape[0]
    for k in range(count):
        line = A[:, k] if axis == 1 else A[k]
        best = line.max()
        answers.append([i for i in range(len(line)) if line[i] >= best - tol])
    return answers
