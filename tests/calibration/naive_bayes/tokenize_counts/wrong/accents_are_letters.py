"""counts accented letters as letters

Breaks: letters beyond a to z
Slips: 1
"""


def tokenize_counts(docs, vocab):
    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        text = "".join(sign if sign.isalpha() else " " for sign in doc.lower())
        for word in text.split():
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
