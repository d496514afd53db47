"""`--help` in the player's language: commands and options carry keys, which become texts when help is asked for."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from cli.texts import program_texts

_KEYS = "cli-help-"
"""How the key of a help text begins."""


class HelpedCommand(TyperCommand):
    """A command whose help texts are keys."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help of the command."""
        _translate(self, ctx)
        super().format_help(ctx, formatter)


class HelpedGroup(TyperGroup):
    """Commands under one name, whose help texts are keys."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help of the group, with a line for each of its commands."""
        _translate(self, ctx)
        super().format_help(ctx, formatter)


def _translate(command: TyperCommand | TyperGroup, ctx: Any) -> None:
    texts = program_texts()
    inner = command.commands.values() if isinstance(command, TyperGroup) else ()
    asking = command.get_help_option(ctx)
    if asking is not None:
        asking.help = _KEYS + "help"
    for holder in (command, *command.get_params(ctx), *inner):
        key = getattr(holder, "help", None)
        if key and key.startswith(_KEYS):
            holder.help = texts.format(key)
