"""counts a longer word that begins with a word of the vocabulary

Breaks: words within longer words
Slips: 1
"""


def tokenize_counts(docs, vocab):
    import re

    counts = np.zeros((len(docs), len(vocab)))
    for i, doc in enumerate(docs):
        for word in re.findall("[a-z]+", doc.lower()):
            for j, known in enumerate(vocab):
                counts[i, j] += word.startswith(known)
    return counts
