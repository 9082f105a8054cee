"""Measure `autograder similar`: pairs shown among independent answers, and copies that are found.

python -m benchmarks.equal_code                      all topics
python -m benchmarks.equal_code linear_regression

Independent are the references of a topic and its stored right answers, which were written to go
about it in other ways: the first of each exercise as one submission, the second ones as another.
"""

import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

from autograder.authoring.assignment import read_topic
from autograder.checking.repair import read_notebook
from autograder.course import Course, open_course
from autograder.model import Topic
from autograder.pipeline.similar import stored_documents
from autograder.similarity.comparison import CodeDocument, CodePart, compare
from benchmarks.planted_copies import WAYS

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Print what was found in the topics named, or in all."""
    course = open_course(ROOT)
    slugs = sys.argv[1:] or course.config.topics
    independent = shown = copies = 0
    found: Counter[str] = Counter()
    for slug in slugs:
        topic = read_topic(course.paths, slug)
        own = [CodeDocument(d.owner, d.parts) for d in stored_documents(course.paths, topic)]
        released = _released(course, topic)
        pairs = compare(own, released).pairs
        independent += len(list(combinations(own, 2)))
        shown += len(pairs)
        for pair in pairs:
            names = f"{pair.first.owner} and {pair.second.owner}"
            answers = ", ".join(pair.whole_parts)
            print(f"{slug}: {names}: {pair.equal} tokens, {100 * pair.share:.0f} %: {answers}")
        copied = own[:2]  # further ones answer few exercises
        copies += len(copied)
        for way in WAYS:
            found[way] += sum(is_found(one, own, released, way) for one in copied)
    print(f"independent: {shown} of {independent} pairs are shown")
    for way in WAYS:
        print(f"copies {way}: {found[way]} of {copies} are found")


def is_found(
    original: CodeDocument, documents: list[CodeDocument], released: list[str], way: str
) -> bool:
    """Return whether a copy, made in some way, is shown beside its original."""
    parts = tuple(CodePart(part.title, WAYS[way](part.source)) for part in original.parts)
    copy = CodeDocument("the copy", parts)
    pairs = compare([*documents, copy], released).pairs
    return any(
        {pair.first.owner, pair.second.owner} == {original.owner, "the copy"} for pair in pairs
    )


def _released(course: Course, topic: Topic) -> list[str]:
    file = course.paths.release_notebook(topic.slug)
    cells = read_notebook(file.read_bytes(), file.name).cells
    return [cell.source for cell in cells if cell.cell_type == "code"]


if __name__ == "__main__":
    main()
