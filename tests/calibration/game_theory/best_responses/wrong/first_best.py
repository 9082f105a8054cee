"""lists only the first of equally good answers

Breaks: several best answers
"""



def best_responses(A, axis, tol=1e-12):
    answers = []
    count = A.shape[1] if axis == 0 else A.shape[0]
    for k in range(count):
        line = A[:, k] if axis == 0 else A[k]
        best = line.max()
        answers.append([int(line.argmax())])
    return answers
