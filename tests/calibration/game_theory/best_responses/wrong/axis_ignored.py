"""answers columns, whatever the axis

Breaks: either axis
Slips: 1, three tests ask for the other axis, too
"""



def best_responses(A, axis, tol=1e-12):
    answers = []
    count = A.shape[1]
    for k in range(count):
        line = A[:, k]
        best = line.max()
        answers.append([i for i in range(len(line)) if line[i] >= best - tol])
    return answers
