"""What hidden tests are written with: assertions, laws, random inputs, counterexample searches.

Import names from here alone: ``from autograder.testing import assert_cases, strategies``. All of
it is described, with an example each, in ``docs/writing_hidden_tests.md``. Hypothesis
is imported only where a file asks for ``strategies``.
"""

from .argument_forms import assert_accepts
from .assertions import (
    Mismatch,
    as_array,
    as_number,
    as_tuple,
    assert_close,
    assert_equal,
    assert_unchanged,
    require,
)
from .calls import (
    CallArguments,
    answered_by,
    assert_draws,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    call_with,
)
from .cases import (
    Case,
    assert_agrees,
    assert_cases,
    assert_law,
)
from .derivatives import assert_derivative_of
from .directions import assert_parallel, assert_same_subspace, assert_same_up_to_sign
from .laws import (
    assert_equivariant,
    assert_idempotent,
    assert_invariant,
    assert_orthonormal,
    assert_scales_with,
    assert_symmetric,
)
from .linear_programs import solve_linear_program
from .partitions import assert_same_partition
from .random_inputs import (
    derangement,
    probability_table,
    random_tree,
    simplex_points,
    stochastic_matrix,
    tied_labels,
)
from .random_matrices import (
    definite_matrix,
    low_rank_plus_noise,
    matrix_with_condition,
    matrix_with_singular_values,
    orthogonal_matrix,
    singular_vectors,
    symmetric_matrix,
)
from .random_samples import (
    mixed_sources,
    mixture_parameters,
    repeated_rows,
    separated_blobs,
)
from .remembered_oracles import remembered
from .row_matching import assert_same_rows
from .search_mark import counterexample_search
from .sequence_laws import assert_distributions, assert_never_falls, assert_never_rises
from .source_recovery import assert_same_sources
from .spies import Spy
from .tree_comparison import BINARY, BRANCHING, TreeKind, assert_entries, assert_same_tree

__all__ = [
    "BINARY",
    "BRANCHING",
    "CallArguments",
    "Case",
    "Mismatch",
    "Spy",
    "TreeKind",
    "answered_by",
    "as_array",
    "as_number",
    "as_tuple",
    "assert_accepts",
    "assert_agrees",
    "assert_cases",
    "assert_close",
    "assert_derivative_of",
    "assert_distributions",
    "assert_draws",
    "assert_entries",
    "assert_equal",
    "assert_equivariant",
    "assert_idempotent",
    "assert_invariant",
    "assert_law",
    "assert_leaves_arguments",
    "assert_never_falls",
    "assert_never_rises",
    "assert_orthonormal",
    "assert_parallel",
    "assert_raises",
    "assert_same_partition",
    "assert_same_rows",
    "assert_same_sources",
    "assert_same_subspace",
    "assert_same_tree",
    "assert_same_up_to_sign",
    "assert_scales_with",
    "assert_symmetric",
    "assert_unchanged",
    "assert_varies",
    "call_with",
    "counterexample_search",
    "definite_matrix",
    "derangement",
    "low_rank_plus_noise",
    "matrix_with_condition",
    "matrix_with_singular_values",
    "mixed_sources",
    "mixture_parameters",
    "orthogonal_matrix",
    "probability_table",
    "random_tree",
    "remembered",
    "repeated_rows",
    "require",
    "separated_blobs",
    "simplex_points",
    "singular_vectors",
    "solve_linear_program",
    "stochastic_matrix",
    "symmetric_matrix",
    "tied_labels",
]
