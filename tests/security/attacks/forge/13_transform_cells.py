"""
number = 13
title = "registers transformers that rewrite later cells; redefines get_ipython, display, print, open"
points = { r2_score = 0 }
reported = ["raised"]
not_tried = "transformers exist in IPython only; that they run is seen in what the next cell prints"
"""

# %% top
import ast
import builtins

shell = get_ipython()


class ToWrong(ast.NodeTransformer):
    def visit_FunctionDef(self, node):
        if node.name == "r2_score":
            node.body = ast.parse("raise ValueError('rewritten')").body
        return node


def input_transformer(lines):
    return [line.replace("def check(", "def r2_score(") for line in lines]


shell.ast_transformers.append(ToWrong())
shell.input_transformers_cleanup.append(input_transformer)
builtins.print = lambda *_, **__: None
builtins.open = lambda *_, **__: (_ for _ in ()).throw(OSError("no"))
get_ipython = lambda: None
display = lambda *_: None
