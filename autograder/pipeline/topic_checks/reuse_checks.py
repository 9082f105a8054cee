"""Whether what a student writes is used again, and nothing required rests on an extension."""

from collections.abc import Iterator

from autograder.pipeline.topic_checks.topic_material import (
    CheckFinding,
    TopicMaterial,
    TopicPart,
    names_read,
)
from autograder.quotation_marks import quoted


def check_reuse(material: TopicMaterial) -> CheckFinding:
    """Find required exercises that no later exercise, figure or experiment uses."""
    required = [e.name for e in material.topic.exercises if not e.is_bonus]
    in_cells = set[str]().union(*(names_read(cell.text) for cell in material.code))
    later = {helper for name in material.names for helper in helpers(material, name)}
    lost = [name for name in required if name not in in_cells | later]
    found = (
        f"{len(required) - len(lost)} of {len(required)} required exercises come back: "
        f"{len(later & set(required))} in exercises, {len(in_cells & set(required))} in cells"
    )
    missing = [
        f"{name}: no later exercise, figure or experiment uses it. Use it, or make it an extension."
        for name in lost
    ]
    return CheckFinding(found, tuple(missing))


def check_extensions(material: TopicMaterial) -> CheckFinding:
    """Find extensions before the end of their part, and required exercises that need one."""
    bonus = {e.name for e in material.topic.exercises if e.is_bonus}
    missing = [message for part in material.parts for message in _early(part, bonus)]
    for exercise in material.topic.exercises:
        needed = sorted(helpers(material, exercise.name) & bonus)
        if needed and not exercise.is_bonus:
            missing.append(
                f"{exercise.name}: is required and uses the extension {', '.join(needed)}. "
                "Do without, or make that required."
            )
    return CheckFinding(f"{len(bonus)} extensions", tuple(missing))


def helpers(material: TopicMaterial, name: str) -> set[str]:
    """Return the exercises that one uses: those it names, and those its reference calls."""
    reference = material.references[name]
    called = names_read(reference.solution_cell) & set(material.names)
    return ({*material.topic.exercise(name).uses} | called) - {name}


def _early(part: TopicPart, bonus: set[str]) -> Iterator[str]:
    names = part.exercises
    for index, name in enumerate(names):
        after = [later for later in names[index + 1 :] if later not in bonus]
        if name in bonus and after:
            yield (
                f"{name}: an extension before {after[0]} in {quoted(part.title)}. "
                "Put it last in its part."
            )
