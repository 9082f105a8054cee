"""``assignment.toml``: the facts of a topic, read into the course's vocabulary."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeVar

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
    model_validator,
)

from autograder.config import SLUG
from autograder.errors import CourseTextError, Fault
from autograder.model import DataFile, Erratum, Exercise, MistakeText, Question, Topic
from autograder.paths import CoursePaths
from autograder.quotation_marks import quoted
from autograder.toml_text import TomlText, faults_of_values, parse_toml

_LONGEST_NAME = 50  # a cell id has room for 64 characters, the ending "-question" included
_RUBRIC_POINTS = re.compile(r"(\d+) points?: \S")

_Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
_Whole = Annotated[int, Field(gt=0)]
_Name = Annotated[
    str, StringConstraints(pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$", max_length=_LONGEST_NAME)
]
_Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]+$", max_length=_LONGEST_NAME)]
_FileName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_.-]*$")]
_Dotted = Annotated[str, StringConstraints(pattern=r"^[A-Za-z_]\w*(\.[A-Za-z_]\w*)+$")]


class _Table(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class _Data(_Table):
    file: _FileName
    origin: _Text
    licence: _Text


class _Question(_Table):
    id: _Id
    points: _Whole
    rubric: list[_Text] = Field(min_length=1)
    model_answer: _Text


class _Erratum(_Table):
    id: _Id
    notes: _Text
    says: _Text
    right: _Text
    source: _Text


class _Mistake(_Table):
    name: _Name
    text: _Text


class _Exercise(_Table):
    name: _Name
    points: _Whole | None = None
    bonus: _Whole | None = None
    uses: list[_Name] = Field(default_factory=list)
    reveal: bool = False
    hints: list[_Text] = Field(min_length=1)
    write_yourself: list[_Dotted] = Field(default_factory=list)
    no_other_way: _Text | None = None
    given: dict[str, _Text] = Field(default_factory=dict)
    name_mistakes: bool = True
    mistake: list[_Mistake] = Field(default_factory=list)

    @model_validator(mode="after")
    def _counts_one_way(self) -> "_Exercise":
        if (self.points is None) == (self.bonus is None):
            raise ValueError("write exactly one of points = ... and bonus = ...")
        return self


_Model = TypeVar("_Model", bound=_Table)


class _Assignment(_Table):
    title: _Text
    goal: _Text
    hours: Annotated[float, Field(gt=0)]
    no_errata: _Text | None = None
    data: list[_Data] = Field(default_factory=list)
    question: list[_Question] = Field(default_factory=list)
    erratum: list[_Erratum] = Field(default_factory=list)
    exercise: list[_Exercise] = Field(min_length=1)


@dataclass(frozen=True)
class Assignment:
    """A topic, where its facts stand in ``assignment.toml``, and what is wrong with them.

    With faults the topic is a sketch, good enough to look for further faults: what could not be
    read is left empty, a nameless table has the name "". ``excuses`` holds why something that
    `autograder check-topic` looks for is not there: by exercise why no other right answer exists
    (``no_other_way``), and under "" why the notes need no erratum (``no_errata``).
    ``given_promises`` holds by exercise the words of its *Tests probe* list that no answer could
    break, such as a tolerance, and why (``given``).
    """

    topic: Topic
    toml: TomlText
    faults: tuple[Fault, ...]
    excuses: Mapping[str, str] = field(default_factory=dict)
    given_promises: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


def read_topic(paths: CoursePaths, slug: str) -> Topic:
    """Read the facts of a topic; a CourseTextError holds all faults of ``assignment.toml``."""
    assignment = survey_assignment(paths, slug)
    if assignment.faults:
        raise CourseTextError(assignment.faults)
    return assignment.topic


def survey_assignment(paths: CoursePaths, slug: str) -> Assignment:
    """Read ``assignment.toml`` with its faults; CourseTextError when it is missing or no TOML."""
    path = paths.assignment_file(slug)
    shown = path.relative_to(paths.root)
    if not SLUG.fullmatch(slug):
        message = f"{slug!r} is not a topic name. Use lower case and _, such as ridge_lasso."
        raise CourseTextError([Fault(shown, 1, message)])
    values, toml = parse_toml(path, shown)
    faults = faults_of_values(values, toml, _Assignment)
    text = _sketch(values) if faults else _Assignment.model_validate(values)
    topic = _topic(slug, text)
    given = {exercise.name: exercise.given for exercise in text.exercise}
    found = (*faults, *_faults(topic, toml), *_faults_of_mistakes(paths, topic, toml))
    return Assignment(topic, toml, found, _excuses(text), given)


def _sketch(values: dict[str, Any]) -> _Assignment:
    """Keep what can be read of faulty values, so that one fault does not hide all others."""
    empty = {"title": "", "goal": "", "hours": 0.0}
    sketch: _Assignment = _valid_part(_Assignment, values, empty)
    tables = {
        "data": [
            _valid_part(_Data, t, {"file": "", "origin": "", "licence": ""})
            for t in _tables(values, "data")
        ],
        "question": [
            _valid_part(_Question, t, {"id": "", "points": 0, "rubric": [], "model_answer": ""})
            for t in _tables(values, "question")
        ],
        "erratum": [
            _valid_part(_Erratum, t, {"id": "", "notes": "", "says": "", "right": "", "source": ""})
            for t in _tables(values, "erratum")
        ],
        "exercise": [
            _valid_part(_Exercise, t, {"name": "", "hints": []})
            for t in _tables(values, "exercise")
        ],
    }
    return sketch.model_copy(update=tables)


def _tables(values: dict[str, Any], key: str) -> list[dict[str, Any]]:
    tables = values.get(key, [])
    return [t for t in tables if isinstance(t, dict)] if isinstance(tables, list) else []


def _valid_part(model: type[_Model], values: dict[str, Any], empty: dict[str, Any]) -> _Model:
    """Make a ``model`` of the keys without a fault, and of ``empty`` where one is needed."""
    try:
        return model.model_validate(values)
    except ValidationError as error:
        faulty = {detail["loc"][0] for detail in error.errors() if detail["loc"]}
    known = {key: value for key, value in values.items() if key not in faulty}
    return model.model_construct(**{**empty, **known})


def _topic(slug: str, text: _Assignment) -> Topic:
    return Topic(
        slug=slug,
        title=text.title,
        goal=text.goal,
        hours=text.hours,
        exercises=tuple(_exercise(slug, exercise) for exercise in text.exercise),
        questions=tuple(
            Question(q.id, q.points, tuple(q.rubric), q.model_answer) for q in text.question
        ),
        errata=tuple(Erratum(**erratum.model_dump()) for erratum in text.erratum),
        data=tuple(DataFile(**data.model_dump()) for data in text.data),
    )


def _excuses(text: _Assignment) -> dict[str, str]:
    found = {exercise.name: exercise.no_other_way for exercise in text.exercise}
    found[""] = text.no_errata
    return {name: reason for name, reason in found.items() if reason}


def _exercise(slug: str, text: _Exercise) -> Exercise:
    return Exercise(
        topic=slug,
        name=text.name,
        points=text.points or 0,
        bonus=text.bonus or 0,
        uses=tuple(text.uses),
        hints=tuple(text.hints),
        reveal=text.reveal,
        write_yourself=tuple(text.write_yourself),
        name_mistakes=text.name_mistakes,
        mistake_texts=tuple(MistakeText(m.name, m.text) for m in text.mistake),
    )


# --- what a schema cannot say -----------------------------------------------------------------


def _faults(topic: Topic, toml: TomlText) -> Iterator[Fault]:
    yield from _twice(toml, "exercise", "name", [exercise.name for exercise in topic.exercises])
    yield from _twice(toml, "question", "id", [question.id for question in topic.questions])
    yield from _twice(toml, "erratum", "id", [erratum.id for erratum in topic.errata])
    yield from _twice(toml, "data", "file", [data.file for data in topic.data])
    yield from _faults_of_uses(topic, toml)
    for index, question in enumerate(topic.questions):
        yield from _faults_of_rubric(question, index, toml)


def _twice(toml: TomlText, table: str, key: str, names: Sequence[str]) -> Iterator[Fault]:
    for index, name in enumerate(names):
        if name and name in names[:index]:
            message = f"the {table} {name!r} stands twice. Cell ids come from {key}: change one."
            yield toml.fault((table, index, key), message)


def _faults_of_uses(topic: Topic, toml: TomlText) -> Iterator[Fault]:
    names = [exercise.name for exercise in topic.exercises]
    uses = {exercise.name: exercise.uses for exercise in topic.exercises}
    for index, exercise in enumerate(topic.exercises):
        here = ("exercise", index, "uses")
        for helper in exercise.uses:
            cycle = _way(uses, helper, exercise.name)
            if helper not in names:
                message = (
                    f"uses {helper!r}, which is not an exercise of {topic.slug}. Fix the name."
                )
                yield toml.fault(here, message)
            elif cycle:
                way = " -> ".join((exercise.name, *cycle))
                yield toml.fault(here, f"a cycle in uses: {way}. Take one of them out.")
            elif names.index(helper) > names.index(exercise.name):
                message = f"uses {helper!r}, which comes later. Put that exercise first."
                yield toml.fault(here, message)


def _faults_of_mistakes(paths: CoursePaths, topic: Topic, toml: TomlText) -> Iterator[Fault]:
    for index, exercise in enumerate(topic.exercises):
        folder = paths.calibration(topic.slug, exercise.name) / "wrong"
        for number, mistake in enumerate(exercise.mistake_texts):
            if not (folder / f"{mistake.name}.py").is_file():
                message = (
                    f"no stored wrong answer is named {mistake.name!r}. It would stand in "
                    f"{folder.relative_to(paths.root)}. Fix the name."
                )
                yield toml.fault(("exercise", index, "mistake", number, "name"), message)


def _way(uses: dict[str, tuple[str, ...]], start: str, goal: str) -> tuple[str, ...]:
    """Return a way from ``start`` to ``goal`` through ``uses``, both included; empty when none."""
    ways: list[tuple[str, ...]] = [(start,)]
    seen: set[str] = set()
    while ways:
        way = ways.pop(0)
        if way[-1] == goal:
            return way
        if way[-1] not in seen:
            seen.add(way[-1])
            ways.extend((*way, helper) for helper in uses.get(way[-1], ()))
    return ()


def _faults_of_rubric(question: Question, index: int, toml: TomlText) -> Iterator[Fault]:
    here = ("question", index, "rubric")
    found = [_RUBRIC_POINTS.match(line) for line in question.rubric]
    for line, match in zip(question.rubric, found, strict=True):
        if match is None:
            message = (
                f'a rubric line starts with its points. Got {quoted(line)}. Write "1 point: ...".'
            )
            yield toml.fault(here, message)
    total = sum(int(match[1]) for match in found if match)
    if all(found) and question.points and total != question.points:
        message = (
            f"the rubric of {question.id!r} adds up to {total}, the question has "
            f"{question.points} points. Make them equal."
        )
        yield toml.fault(here, message)
