"""counts actions from 1

Slips: 1, every index is off
"""



def best_responses(A, axis, tol=1e-12):
    answers = []
    count = A.shape[1] if axis == 0 else A.shape[0]
    for k in range(count):
        line = A[:, k] if axis == 0 else A[k]
        best = line.max()
        answers.append([i + 1 for i in range(len(line)) if line[i] >= best - tol])
    return answers
