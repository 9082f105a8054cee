"""Choose few probes that tell the most: small ones first, then what tells mistakes apart."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

MAX_EXAMPLES = 12
"""So many probes at most are chosen because a mistake's smallest failing input is among them."""
MAX_RICH = 4
"""So many inputs that hidden tests draw are chosen to tell a stored mistake from an unknown one."""
SEEN_ON = 2
"""A mistake should be seen on so many probes before it is named."""
SIZE_UNIT = 100
HIDDEN = 1.5
"""A probe that students may not see costs so many times what one costs that they may."""


@dataclass(frozen=True)
class ProbeCandidate:
    """A probe that could be chosen.

    ``outcomes`` holds for each mistake the number of its outcome, 0 for the reference's; ``fails``
    are the mistakes that the exercise's own counterexample search calls wrong here; a hidden test
    has drawn the input if ``is_generated``.
    """

    size: int
    outcomes: tuple[int, ...]
    fails: frozenset[int] = frozenset()
    is_public: bool = True
    is_generated: bool = False


def choose_probes(candidates: Sequence[ProbeCandidate], most: int) -> list[int]:
    """Return the numbers of the chosen candidates, in the order in which probes are tried."""
    chosen = _examples(candidates, min(most, MAX_EXAMPLES))
    chosen += _rich(candidates, chosen, min(MAX_RICH, most - len(chosen)))
    left = set(range(len(candidates))) - set(chosen)
    while len(chosen) < most and left:
        gains = {number: _gain(candidates, chosen, number) for number in sorted(left)}
        best = max(gains, key=lambda n: (gains[n] / _weight(candidates[n]), -n))
        if not gains[best]:
            break
        chosen.append(best)
        left.remove(best)
    return sorted(chosen, key=lambda n: (not candidates[n].is_public, candidates[n].size, n))


def _examples(candidates: Sequence[ProbeCandidate], most: int) -> list[int]:
    """Choose for each mistake the smallest input on which it can be shown to be wrong."""
    chosen: list[int] = []
    covered: set[int] = set()
    for number in sorted(range(len(candidates)), key=lambda n: (candidates[n].size, n)):
        if candidates[number].fails - covered and len(chosen) < most:
            chosen.append(number)
            covered |= candidates[number].fails
    return chosen


def _rich(candidates: Sequence[ProbeCandidate], chosen: Sequence[int], most: int) -> list[int]:
    """Choose inputs on which many mistakes differ: others, which nobody has stored, do, too."""
    generated = [
        number
        for number, one in enumerate(candidates)
        if one.is_generated and any(one.outcomes) and number not in chosen
    ]

    def richness(number: int) -> tuple[int, int, int]:
        one = candidates[number]
        return -len(set(one.outcomes) - {0}), one.size, number

    return sorted(generated, key=richness)[:most]


def _gain(candidates: Sequence[ProbeCandidate], chosen: Sequence[int], number: int) -> int:
    """Count what one more probe tells: mistakes seen too seldom yet, pairs not separated yet."""
    outcomes = candidates[number].outcomes
    before = [tuple(candidates[n].outcomes[m] for n in chosen) for m in range(len(outcomes))]
    seen = [sum(map(bool, row)) for row in before]
    unseen = sum(bool(outcome) and seen[m] < SEEN_ON for m, outcome in enumerate(outcomes))
    pairs = combinations(range(len(outcomes)), 2)
    parted = sum(before[a] == before[b] and outcomes[a] != outcomes[b] for a, b in pairs)
    return 2 * unseen + 3 * parted


def _weight(candidate: ProbeCandidate) -> float:
    """Return what a probe costs: reading, and more where no student can read it."""
    reading = 1.0 + math.log2(1.0 + candidate.size / SIZE_UNIT)
    return reading if candidate.is_public else HIDDEN * reading
