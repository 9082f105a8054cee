"""takes blanks and signs for separators, but no tabs and line breaks

Breaks: tabs and line breaks
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.sub(r"[^a-z\s]", " ", doc.lower()).split(" "):
            if word in vocab:
                counts[i, vocab.index(word)] += 1
    return counts
