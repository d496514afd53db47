"""The rules, one package per ruleset."""
