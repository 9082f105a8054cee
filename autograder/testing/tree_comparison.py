"""Compare trees of nested dicts, and say at which node, by its path from the root, they part.

A copy of this file travels to the students, beside ``assertions.py``.
"""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .assertions import Mismatch, assert_close, assert_equal
from .mismatch import SMALL, differing_words, short, values_words, with_detail, wrong_type

__all__ = ["BINARY", "BRANCHING", "TreeKind", "assert_entries", "assert_same_tree"]

ROOT = "the root"
STEPS_NAMED = 4
"""Of the way to a node; one of the many nodes of a deep tree could spell a hidden number out."""


@dataclass(frozen=True)
class TreeKind:
    """How a tree is written down.

    Parameters
    ----------
    split : str
        The key that inner nodes have and leaves have not.
    children : sequence of str
        The keys of an inner node that hold its subtrees.
    branches : str
        Or the one key that holds a dict of them.
    """

    split: str
    children: Sequence[str] = ()
    branches: str = ""


BINARY = TreeKind("feature", children=("left", "right"))
BRANCHING = TreeKind("attr", branches="branches")


@dataclass(frozen=True)
class _Node:
    """Two nodes that stand at the same place, and the way there: in safe words, and in full."""

    got: Any
    expected: Mapping[str, Any]
    way: tuple[str, ...] = ()
    full_way: tuple[str, ...] = ()

    def below(self, got: Any, expected: Any, step: str, full_step: str = "") -> "_Node":
        return _Node(got, expected, (*self.way, step), (*self.full_way, full_step or step))

    @property
    def place(self) -> str:
        if not self.way:
            return ROOT
        cut = ("...",) if len(self.way) > STEPS_NAMED else ()
        return " > ".join(("root", *self.way[:STEPS_NAMED], *cut))

    @property
    def full_place(self) -> str:
        return " > ".join(("root", *self.full_way)) if self.way else ROOT


def assert_same_tree(
    got: object,
    expected: Mapping[str, Any],
    kind: TreeKind,
    *,
    rtol: float = 1e-9,
    atol: float = 1e-9,
    what: str = "the tree",
) -> None:
    """Assert that two trees agree: the same nodes, and at each node what ``expected`` holds there.

    Nodes are compared level by level, so the message is about one that is nearest to the root.

    Parameters
    ----------
    got : object
        What the function under test returned. Other keys may be there; NumPy's numbers and texts
        may stand for Python's.
    expected : dict
        The right tree, of nested dicts.
    kind : TreeKind
        How it is written down: ``BINARY``, ``BRANCHING`` or one of your own.
    rtol, atol : float
        Tolerances of each number in a node.
    what : str
        The name of the tree in messages.

    Raises
    ------
    Mismatch
        If a node differs; it names the way there from the root.

    Examples
    --------
    >>> tree = {"feature": 0, "left": {"value": 1}, "right": {"value": 2}}
    >>> assert_same_tree({**tree, "n": 5}, tree, BINARY)
    """
    waiting = deque([_Node(got, expected)])
    while waiting:
        node = waiting.popleft()
        try:
            _compare_node(node, kind, rtol, atol, what)
            waiting.extend(_children(node, kind, what))
        except Mismatch as mismatch:
            full = mismatch.full.replace(node.place, node.full_place)
            raise Mismatch(mismatch.safe, full) from None


def assert_entries(
    got: object,
    expected: Mapping[str, Any],
    *,
    rtol: float = 1e-9,
    atol: float = 1e-9,
    what: str = "the result",
) -> None:
    """Assert that a dict has all entries of another; it may have more.

    Parameters
    ----------
    got : object
        What the function under test returned.
    expected : dict
        The entries that it must have.
    rtol, atol : float
        Tolerances of each number.
    what : str
        The name of the dict in messages.

    Raises
    ------
    Mismatch
        If it is no dict, or an entry is missing or wrong.

    Examples
    --------
    >>> assert_entries({"n": 3, "mean": 0.5}, {"n": 3})
    """
    if not isinstance(got, dict):
        raise wrong_type(got, what, "a dict")
    for key in expected:
        if key not in got:
            raise Mismatch(f"{what}: the key `{key}` is missing.")
    for key, value in expected.items():
        _compare_values(got[key], value, rtol, atol, f"{what}, `{key}`")


def _compare_node(node: _Node, kind: TreeKind, rtol: float, atol: float, what: str) -> None:
    where = f"{what}, at {node.place}"
    if not isinstance(node.got, dict):
        if node.got is None and not node.way:
            raise wrong_type(None, "the result", "a dict")
        raise wrong_type(node.got, where, "a dict")
    if (kind.split in node.got) != (kind.split in node.expected):
        found, wanted = _kind_words(node.got, kind), _kind_words(node.expected, kind)
        own = {k: v for k, v in node.expected.items() if k not in _below(kind)}
        detail = f"Expected {short(own)}{', and its subtrees' if kind.split in own else ''}."
        raise with_detail(f"{where}: {found}, expected {wanted}.", detail)
    own = {key: value for key, value in node.expected.items() if key not in _below(kind)}
    assert_entries(node.got, own, rtol=rtol, atol=atol, what=where)


def _kind_words(node: Mapping[str, Any], kind: TreeKind) -> str:
    if kind.split in node:
        return f"a split (with the key `{kind.split}`)"
    return f"a leaf (without the key `{kind.split}`)"


def _below(kind: TreeKind) -> tuple[str, ...]:
    return (kind.branches,) if kind.branches else tuple(kind.children)


def _children(node: _Node, kind: TreeKind, what: str) -> Iterator[_Node]:
    if kind.split not in node.expected:
        return
    where = f"{what}, at {node.place}"
    for key in _below(kind):
        if key not in node.got:
            raise Mismatch(f"{where}: the key `{key}` is missing.")
    if not kind.branches:
        for key in kind.children:
            yield node.below(node.got[key], node.expected[key], key)
        return
    found, wanted = node.got[kind.branches], node.expected[kind.branches]
    if not isinstance(found, dict):
        raise wrong_type(found, f"{where}, `{kind.branches}`", "a dict from values to subtrees")
    if found.keys() != wanted.keys():
        counts = f"{values_words(len(found), 'branch', 'branches')}, expected {len(wanted)}"
        same = len(found) == len(wanted)
        problem = "the keys are not the required values" if same else counts
        detail = f"Expected the keys {short(list(wanted))}, returned {short(list(found))}."
        detail += differing_words(found, wanted) if " ..." in detail else ""
        raise with_detail(f"{where}, `{kind.branches}`: {problem}.", detail)
    for place, (value, subtree) in enumerate(wanted.items(), 1):
        number = f"branch {place}" if place <= SMALL else "a later branch"
        step = f"{number} of {len(wanted)}"
        yield node.below(found[value], subtree, step, short(value))


def _compare_values(got: object, want: object, rtol: float, atol: float, what: str) -> None:
    if isinstance(want, int | float) and not isinstance(want, bool):
        assert_close(got, want, rtol=rtol, atol=atol, what=what)
    else:
        assert_equal(got, want, what=what)
