"""ignores case in its pattern, which lets a long s and an i without dot pass

Breaks: letters beyond a to z
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    column = {word: j for j, word in enumerate(vocab)}
    out = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+", doc, re.IGNORECASE):
            j = column.get(word.lower())
            if j is not None:
                out[i, j] += 1
    return out
