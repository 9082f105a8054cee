"""Which submissions hold the same code: of each pair, how much, and where.

What was released is left out, and what many wrote: a fingerprint that more than a share of all
people have says nothing about any two of them.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import ceil

from autograder.similarity.code_tokens import CodeToken, statements_of
from autograder.similarity.winnowing import Fingerprint, fingerprints_of

COMMON_SHARE = 0.05
"""What more of the people than this have is common ..."""
FEWEST_COMMON = 5
"""... and no fewer than so many."""
MOST_OF_THOSE_WHO_ANSWERED = 0.5
LEAST_ANSWERS_TOGETHER = 3
"""What the very same people have, at most so many of those who answered, and in so many answers, is
theirs together: who writes the usual thing in one answer is not the same as in the next."""
LEAST_TOKENS = 60
"""Equal tokens that a pair must have: some six lines."""
LEAST_SHARE = 0.5
"""Of the smaller one's tokens that are not common."""
LEAST_SHARE_OF_PART = 0.8
"""Or of one answer, with ``LEAST_TOKENS`` in it alone."""

Spot = tuple[int, tuple[int, int], tuple[int, int]]
"""A token: the part that it stands in, where it begins and where it ends."""


@dataclass(frozen=True)
class CodePart:
    """One answer, or another cell or file with code; ``title`` is what a reader knows it by."""

    title: str
    source: str


@dataclass(frozen=True)
class CodeDocument:
    """All code of one submission; ``origin`` is empty for the class itself.

    ``is_person`` is False for answers that the course has stored: what is equal to them can be
    common all the same.
    """

    owner: str
    parts: tuple[CodePart, ...]
    origin: str = ""
    is_person: bool = True

    @cached_property
    def spots(self) -> Mapping[int, frozenset[Spot]]:
        """The tokens under each fingerprint."""
        found = defaultdict[int, set[Spot]](set)
        for place, part in enumerate(self.parts):
            for one in prints_of(part.source):
                found[one.hash] |= {_spot(place, token) for token in one.tokens}
        return {key: frozenset(spots) for key, spots in found.items()}


@dataclass(frozen=True)
class PartMatch:
    """How much of one part of a document stands in the other document."""

    part: int
    equal: int
    tokens: int

    @property
    def share(self) -> float:
        """What part of its tokens that are not common."""
        return self.equal / self.tokens if self.tokens else 0.0


@dataclass(frozen=True)
class SimilarPair:
    """Two documents with equal code.

    ``equal`` counts the tokens of the one that has fewer of them equal; ``share`` is their part of
    the tokens that are not common, in the smaller document. ``first`` is of this class.
    """

    first: CodeDocument
    second: CodeDocument
    equal: int
    share: float
    parts: tuple[tuple[PartMatch, ...], tuple[PartMatch, ...]]
    spots: tuple[frozenset[Spot], frozenset[Spot]]

    @property
    def whole_parts(self) -> tuple[str, ...]:
        """The parts of the first that are all but wholly in the second."""
        return tuple(
            self.first.parts[match.part].title
            for match in self.parts[0]
            if match.share >= LEAST_SHARE_OF_PART and match.equal >= LEAST_TOKENS / 2
        )


@dataclass(frozen=True)
class Comparison:
    """What was compared, and the pairs that hold the same code, the most equal first.

    ``common`` is the number of people from which on a fingerprint was left out.
    """

    documents: int
    people: int
    common: int
    pairs: tuple[SimilarPair, ...]


def prints_of(source: str) -> Iterator[Fingerprint]:
    """Return the fingerprints of some code."""
    for statement in statements_of(source):
        yield from fingerprints_of(statement)


def compare(
    documents: Sequence[CodeDocument],
    released: Collection[str] = (),
    *,
    common_share: float = COMMON_SHARE,
    least_tokens: int = LEAST_TOKENS,
) -> Comparison:
    """Find the pairs of documents that hold the same code.

    Parameters
    ----------
    documents : sequence of CodeDocument
        The class, and what it is compared with; only pairs with one of the class are looked at.
    released : collection of str
        Code that everybody was given.
    common_share : float
        What more of the people than this have is left out.
    least_tokens : int
        Equal tokens that a pair must have.
    """
    people = sum(document.is_person for document in documents)
    most = max(FEWEST_COMMON, ceil(common_share * people))
    given = {one.hash for source in released for one in prints_of(source)}
    counts = Counter(key for doc in documents if doc.is_person for key in doc.spots)
    common = {key for key, count in counts.items() if count > most} - given
    left_out = given | (common - _had_together(documents, common, given, least_tokens))
    kept = [
        {key: spots for key, spots in document.spots.items() if key not in left_out}
        for document in documents
    ]
    totals = [frozenset[Spot]().union(*prints.values()) for prints in kept]
    pairs = [
        pair
        for first, second in _candidates(documents, kept, least_tokens)
        if (pair := _pair(documents, kept, totals, first, second)) and is_listed(pair, least_tokens)
    ]
    pairs.sort(key=lambda pair: (-pair.share * pair.equal, pair.first.owner, pair.second.owner))
    return Comparison(len(documents), people, most, tuple(pairs))


def _had_together(
    documents: Sequence[CodeDocument],
    common: Collection[int],
    given: Collection[int],
    least_tokens: int,
) -> set[int]:
    """Find what is common only because one group of people has all of it."""
    people = [document for document in documents if document.is_person]
    answered: Counter[str] = Counter()
    owners = defaultdict[int, list[int]](list)
    for place, document in enumerate(people):
        own = (spots for key, spots in document.spots.items() if key not in given)
        answered.update({document.parts[spot[0]].title for spots in own for spot in spots})
        for key in document.spots.keys() & common:
            owners[key].append(place)
    by_group = defaultdict[tuple[int, ...], set[int]](set)
    for key, places in owners.items():
        titles = {people[places[0]].parts[spot[0]].title for spot in people[places[0]].spots[key]}
        most = MOST_OF_THOSE_WHO_ANSWERED * min(answered[title] for title in titles)
        if len(places) <= most:
            by_group[tuple(places)].add(key)
    found: set[int] = set()
    for group, keys in by_group.items():
        first = people[group[0]]
        spots = frozenset[Spot]().union(*(first.spots[key] for key in keys))
        parts = {spot[0] for spot in spots}
        if len(spots) >= least_tokens and len(parts) >= LEAST_ANSWERS_TOGETHER:
            found |= keys
    return found


def is_listed(pair: SimilarPair, least_tokens: int = LEAST_TOKENS) -> bool:
    """Return whether a pair has enough in common: much of the smaller one, or one whole answer."""
    if pair.equal < least_tokens:
        return False
    return pair.share >= LEAST_SHARE or any(
        match.equal >= least_tokens and match.share >= LEAST_SHARE_OF_PART
        for matches in pair.parts
        for match in matches
    )


def _candidates(
    documents: Sequence[CodeDocument], kept: Sequence[Mapping[int, frozenset[Spot]]], least: int
) -> Iterator[tuple[int, int]]:
    """Find pairs that may have enough in common; what is counted twice here is sorted out later."""
    owners = defaultdict[int, list[int]](list)
    for place, prints in enumerate(kept):
        for key in prints:
            owners[key].append(place)
    weights: Counter[tuple[int, int]] = Counter()
    for key, places in owners.items():
        for first, second in combinations(places, 2):
            weights[first, second] += min(len(kept[first][key]), len(kept[second][key]))
    for (first, second), weight in weights.items():
        is_of_class = not documents[first].origin or not documents[second].origin
        if weight >= least and is_of_class:
            yield (second, first) if documents[first].origin else (first, second)


def _pair(
    documents: Sequence[CodeDocument],
    kept: Sequence[Mapping[int, frozenset[Spot]]],
    totals: Sequence[frozenset[Spot]],
    first: int,
    second: int,
) -> SimilarPair:
    shared = kept[first].keys() & kept[second].keys()
    one, other = (
        frozenset[Spot]().union(*(kept[place][key] for key in shared)) for place in (first, second)
    )
    equal = min(len(one), len(other))
    smaller = min(len(totals[first]), len(totals[second]))
    return SimilarPair(
        documents[first],
        documents[second],
        equal,
        equal / smaller if smaller else 0.0,
        (_matches(one, totals[first]), _matches(other, totals[second])),
        (one, other),
    )


def _matches(equal: Collection[Spot], total: Collection[Spot]) -> tuple[PartMatch, ...]:
    found, all_of = Counter(spot[0] for spot in equal), Counter(spot[0] for spot in total)
    return tuple(PartMatch(part, found[part], all_of[part]) for part in sorted(found))


def _spot(place: int, token: CodeToken) -> Spot:
    return place, token.start, token.end
