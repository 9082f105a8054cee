"""Join modules into one file that a student can read: sections with headings, imports on top.

Joined modules share one set of names. Whatever could make the joined file mean something else than
the separate modules is a fault, with file and line: a name that two of them define or import
differently, one that hides a built-in, an import of a module that is not in the file.
"""

import ast
import builtins
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from autograder.errors import CourseTextError, Fault
from autograder.selfcheck import KitFile

_WIDTH = 100
_RULE = f"# {'=' * (_WIDTH - 2)}"
_NOTE = "# Generated from modules of the course's engine, one a section."
_LEFT_OUT = frozenset({"__all__"})
_FUTURE = "__future__"
_TYPES_ONLY = "TYPE_CHECKING"
_OWN_NAMES = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
"""Expressions whose variables are not those of the module."""


class _Import(NamedTuple):
    """One name that an import binds: ``from module import name as bound``, or ``import module``."""

    module: str
    name: str
    bound: str
    is_for_types: bool


@dataclass
class _Section:
    """A module taken apart: what it imports, what it defines, and its text from there on."""

    module: str
    shown: Path
    docstring: str
    text: str
    imports: list[tuple[_Import, int]] = field(default_factory=list)
    defined: dict[str, int] = field(default_factory=dict)


def join_files(files: Sequence[KitFile], package_root: Path) -> dict[str, str]:
    """Return the text of each file, by its path; a CourseTextError holds all faults.

    ``package_root`` is the folder that holds the packages of the modules.
    """
    faults: list[Fault] = []
    homes = {module: file for file in files for module in file.modules}
    joined = {file.path: _join(file, homes, package_root, faults) for file in files}
    if faults:
        raise CourseTextError(faults)
    return joined


def _join(file: KitFile, homes: Mapping[str, KitFile], root: Path, faults: list[Fault]) -> str:
    sections = [_read_section(module, root) for module in file.modules]
    for section in sections:
        faults.extend(_faults_of_imports(section, file, homes))
    faults.extend(_faults_of_names(sections))
    docstring = file.docstring or sections[-1].docstring
    parts = [f'"""{docstring}\n"""\n\n{_NOTE}\n\n{_import_block(sections, file, homes)}']
    parts += [
        _section_text(section, has_heading=section.docstring != docstring) for section in sections
    ]
    return "\n\n".join(part.strip("\n") + "\n" for part in parts)


# --- reading ----------------------------------------------------------------------------------


def _read_section(module: str, root: Path) -> _Section:
    path = root.joinpath(*module.split(".")).with_suffix(".py")
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    section = _Section(module, path.relative_to(root), ast.get_docstring(tree) or "", "")
    head, body = _split(tree)
    for node in head:
        section.imports += _imports_of(node, module)
    for node in body:
        for name, line in _bindings(node):
            section.defined.setdefault(name, line)
        _collect_nested(node, section)
    lines = text.split("\n")
    start = head[-1].end_lineno if head else tree.body[0].end_lineno if section.docstring else 0
    left_out = {
        number
        for node in body
        if _is_left_out(node)
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    kept = [line for n, line in enumerate(lines, 1) if n > (start or 0) and n not in left_out]
    section.text = "\n".join(kept).strip("\n")
    return section


def _split(tree: ast.Module) -> tuple[list[ast.stmt], list[ast.stmt]]:
    """Return the imports on top of a module, and what follows its docstring and them."""
    rest = list(tree.body[1:] if ast.get_docstring(tree) is not None else tree.body)
    head: list[ast.stmt] = []
    while rest and (isinstance(rest[0], ast.Import | ast.ImportFrom) or _is_for_types(rest[0])):
        head.append(rest.pop(0))
    return head, rest


def _is_for_types(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.If)
        and isinstance(node.test, ast.Name)
        and (node.test.id == _TYPES_ONLY)
    )


def _is_left_out(node: ast.AST) -> bool:
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id in _LEFT_OUT for target in node.targets
    )


def _imports_of(
    node: ast.stmt, module: str, *, is_for_types: bool = False
) -> Iterator[tuple[_Import, int]]:
    match node:
        case ast.If(body=body):
            for inner in body:
                yield from _imports_of(inner, module, is_for_types=True)
        case ast.Import(names=names):
            for alias in names:
                bound = alias.asname or alias.name.partition(".")[0]
                yield _Import(alias.name, "", bound, is_for_types), node.lineno
        case ast.ImportFrom(names=names, level=level):
            source = _absolute(node.module or "", level, module)
            for alias in names:
                bound = alias.asname or alias.name
                yield _Import(source, alias.name, bound, is_for_types), node.lineno


def _absolute(source: str, level: int, module: str) -> str:
    if not level:
        return source
    package = module.split(".")[:-level]
    return ".".join([*package, source]) if source else ".".join(package)


def _collect_nested(node: ast.stmt, section: _Section) -> None:
    """Add the imports inside of functions that name the engine's modules: none of them may."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Import | ast.ImportFrom):
            section.imports += [
                (_Import(found.module, found.name, "", is_for_types=False), line)
                for found, line in _imports_of(inner, section.module)
                if _is_ours(found.module)
            ]


def _is_ours(module: str) -> bool:
    return module.partition(".")[0] == __name__.partition(".")[0]


def _bindings(node: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield the names that code at the top of a module binds there, each with its line."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name, node.lineno
        case ast.Import() | ast.ImportFrom():
            for found, line in _imports_of(node, ""):
                yield found.bound, line
        case _ if _is_left_out(node) or isinstance(node, _OWN_NAMES):
            return
        case ast.Name(id=name, ctx=ast.Store()):
            yield name, node.lineno
        case _:
            for inner in ast.iter_child_nodes(node):
                yield from _bindings(inner)


# --- checking ---------------------------------------------------------------------------------


def _faults_of_imports(
    section: _Section, file: KitFile, homes: Mapping[str, KitFile]
) -> Iterator[Fault]:
    """Yield imports of our modules that the joined file could not do."""
    here = file.modules.index(section.module)
    for found, line in section.imports:
        if not _is_ours(found.module):
            continue
        home = homes.get(found.module)
        if home is None:
            message = f"{found.module} does not travel to students. Add it to KIT, or do without."
        elif not found.name or found.bound != found.name:
            message = (
                f"{found.module} is joined into one file with this. "
                "Write on top: from ... import name, without as."
            )
        elif home is not file and not found.is_for_types:
            message = (
                f"{found.module} goes into another file, {home.path}. Import it for types only "
                f"(if {_TYPES_ONLY}:), or pass what you need as an argument."
            )
        elif home is file and file.modules.index(found.module) >= here:
            message = f"{found.module} comes later in {file.path}. Change their order in KIT."
        else:
            continue
        yield Fault(section.shown, line, message)


def _faults_of_names(sections: Sequence[_Section]) -> Iterator[Fault]:
    """Yield names that two modules define or import differently, and those of built-ins."""
    homes: dict[str, tuple[_Section, int]] = {}
    for section in sections:
        for name, line in section.defined.items():
            if name in homes:
                other, at = homes[name]
                message = f"{name} is defined in {other.shown}:{at}, too. Rename one of them."
                yield Fault(section.shown, line, message)
            elif hasattr(builtins, name) and not name.startswith("__"):
                message = f"{name} would hide a built-in from the other modules. Rename it."
                yield Fault(section.shown, line, message)
            homes.setdefault(name, (section, line))
    origins: dict[str, tuple[_Import, _Section]] = {}
    for section in sections:
        for found, line in section.imports:
            if _is_ours(found.module):
                continue
            if found.bound in homes:
                other, at = homes[found.bound]
                message = f"{found.bound} is defined in {other.shown}:{at}. Rename one of them."
                yield Fault(section.shown, line, message)
            first, where = origins.setdefault(found.bound, (found, section))
            if first[:3] != found[:3]:
                message = f"{found.bound} is another import in {where.shown}. Use one name for one."
                yield Fault(section.shown, line, message)


# --- writing ----------------------------------------------------------------------------------


def _import_block(sections: Sequence[_Section], file: KitFile, homes: Mapping[str, KitFile]) -> str:
    """Return all imports of the joined file, each once, in the usual order."""
    found = {one for section in sections for one, _ in section.imports}
    outside = [one for one in found if not _is_ours(one.module)]
    groups: list[list[_Import]] = [[], [], []]
    for one in outside:
        top = one.module.partition(".")[0]
        place = 0 if top == _FUTURE else 1 if top in sys.stdlib_module_names else 2
        groups[place].append(one)
    blocks = ["\n".join(_import_lines(group)) for group in groups if group]
    typed = {
        _Import(_module_of(homes[one.module].path), one.name, one.bound, is_for_types=True)
        for one in found
        if one.is_for_types and one.module in homes and homes[one.module] is not file
    }
    if typed:
        lines = textwrap.indent("\n".join(_import_lines(sorted(typed))), "    ")
        blocks.append(f"if {_TYPES_ONLY}:\n{lines}")
    return "\n\n".join(blocks)


def _module_of(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".")


def _import_lines(found: Sequence[_Import]) -> Iterator[str]:
    plain = {(one.module, one.bound) for one in found if not one.name}
    for module, bound in sorted(plain):
        alias = "" if bound == module.partition(".")[0] else f" as {bound}"
        yield f"import {module}{alias}"
    for module in sorted({one.module for one in found if one.name}):
        names = {(one.name, one.bound) for one in found if one.module == module and one.name}
        words = [name if name == bound else f"{name} as {bound}" for name, bound in sorted(names)]
        line = f"from {module} import {', '.join(sorted(words, key=_import_order))}"
        if len(line) > _WIDTH:
            inner = "".join(f"    {word},\n" for word in sorted(words, key=_import_order))
            line = f"from {module} import (\n{inner})"
        yield line


def _import_order(name: str) -> tuple[int, str]:
    """Order constants before classes before the rest, as ruff does."""
    rank = 0 if name.isupper() and len(name) > 1 else 1 if name[:1].isupper() else 2
    return rank, name


def _section_text(section: _Section, *, has_heading: bool) -> str:
    if not has_heading:
        return section.text
    words = [f"# {line}".rstrip() for line in section.docstring.split("\n")]
    return "\n".join([_RULE, *words, _RULE, "", "", section.text])
