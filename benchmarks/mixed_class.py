"""A class as classes are: a third right, most with one to four mistakes, some with gaps.

Which stored answer a student hands in hangs on a seed, so that a class of this size is always the
same. The first ones, whom stock nbgrader grades too, are a sample of the whole.
"""

import random
import re
from collections.abc import Collection, Mapping, Sequence

from autograder.authoring.reference import read_reference
from autograder.checking.stored_answers import Kind
from autograder.model import Exercise, Topic
from autograder.paths import CoursePaths
from autograder.pipeline.calibrate import stored_answers

SEED = 20270205
MOST_MISTAKES = 4
MOST_GAPS = 3
RIGHT_SHARE, GAPS_SHARE = 1 / 3, 0.2
"""How many are right, and how many of the others leave exercises out as well."""

Answers = dict[str, dict[str, str]]


def mixed_answers(
    paths: CoursePaths, topic: Topic, students: Sequence[str], seed: int = SEED
) -> tuple[Answers, dict[str, frozenset[str]]]:
    """Return what each student answers, and the exercises that each has wrong or left out.

    Parameters
    ----------
    paths : CoursePaths
        The course, with the stored answers.
    topic : Topic
        The topic.
    students : sequence of str
        The ids.
    seed : int
        Decides who hands in what.
    """
    chance = random.Random(seed)
    right, wrong = _stored(paths, topic, Kind.RIGHT), _stored(paths, topic, Kind.WRONG)
    can_fail = [exercise for exercise in topic.exercises if wrong[exercise.name]]
    order = list(students)
    chance.shuffle(order)
    answers: Answers = {}
    lost: dict[str, frozenset[str]] = {}
    for place, student in enumerate(order):
        filled = {name: chance.choice(found) for name, found in right.items()}
        failed: list[Exercise] = []
        if place >= round(RIGHT_SHARE * len(order)):
            failed = chance.sample(can_fail, chance.randint(1, min(MOST_MISTAKES, len(can_fail))))
            filled |= {e.name: chance.choice(wrong[e.name]) for e in failed}
        gaps = _gaps(chance, topic, failed) if failed and chance.random() < GAPS_SHARE else []
        answers[student] = {name: text for name, text in filled.items() if name not in gaps}
        lost[student] = frozenset([*(exercise.name for exercise in failed), *gaps])
    return {student: answers[student] for student in students}, lost


def shaken(topic: Topic, answers: Mapping[str, str], lost: Collection[str]) -> frozenset[str]:
    """Name the exercises that stock may find wrong though they are right.

    They use, directly or not, one that is wrong or left out, or one of a later cell: stock tests
    each before the cells below it have run. An answer uses what it names, declared or not.
    """
    found = set(lost)
    below = {exercise.name for exercise in topic.exercises}
    for exercise in topic.exercises:
        below.discard(exercise.name)
        named = set(re.findall(r"\w+", answers.get(exercise.name, ""))) - {exercise.name}
        if (found | below) & named or found & set(topic.helpers_of(exercise.name)):
            found.add(exercise.name)
    return frozenset(found)


def using_later(topic: Topic, answers: Mapping[str, str]) -> frozenset[str]:
    """Name the exercises whose answer names a later one, or one that does.

    No credit follows from there.
    """
    names = [exercise.name for exercise in topic.exercises]
    found: set[str] = set()
    for _ in names:  # as often as anything can be handed on
        for place, name in enumerate(names):
            named = set(re.findall(r"\w+", answers.get(name, ""))) - {name}
            if named & (found | set(names[place + 1 :])):
                found.add(name)
    return frozenset(found)


def _gaps(chance: random.Random, topic: Topic, failed: Sequence[Exercise]) -> list[str]:
    left = [exercise.name for exercise in topic.exercises if exercise not in failed]
    return chance.sample(left, min(chance.randint(1, MOST_GAPS), len(left)))


def _stored(paths: CoursePaths, topic: Topic, kind: Kind) -> Mapping[str, list[str]]:
    """Read the stored answers of a kind, by exercise; the reference is a right one."""
    found: dict[str, list[str]] = {}
    for exercise in topic.exercises:
        stored = [one.source for one in stored_answers(paths, exercise) if one.kind is kind]
        if kind is Kind.RIGHT:
            stored.append(read_reference(paths, topic.slug, exercise.name).solution_cell)
        found[exercise.name] = stored
    return found
