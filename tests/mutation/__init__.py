"""Break the rules on purpose, everywhere, one small change at a time, and see which test notices.

`python -m tests.mutation` takes every change that mutmut makes to the functions of `systems/clumsy` and to the three
modules of `core` that keep clauses, tries each with the tests that reach it, and writes docs/reports/mutation.md.

- `making`: mutmut's changes, and how one is put in place of the function it changes
- `reach`: which test passes which line
- `trying`: the tests of one change in a process of its own, the clauses' scenarios first
- `clauses`: for each clause a change in a module it names that makes a test of this very clause fail
- `typing`: which of the changes that no test notices the type checker refuses
- `report`: the page, with reasons for what is left (`reasons.toml`)
"""
