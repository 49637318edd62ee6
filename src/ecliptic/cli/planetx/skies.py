"""`ecliptic planetx`: skies, codes and notes of The Search for Planet X."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ecliptic.cli.options import Json, say, say_report
from ecliptic.cli.planetx.options import SkyMode
from ecliptic.core.errors import BadRequest

commands = typer.Typer(name="planetx", help="Skies and codes of The Search for Planet X.")

Code = Annotated[str, typer.Argument(help="A game code such as B4K7.")]


@commands.callback(invoke_without_command=True)
def planetx_skies(context: typer.Context) -> None:
    """Skies and codes of The Search for Planet X."""
    if context.invoked_subcommand is None:
        raise BadRequest("terminal-which-question")


@commands.command()
def systems(
    mode: SkyMode = "standard",
    count: Annotated[bool, typer.Option("--count", help="Show only how many there are.")] = False,
    as_json: Json = False,
) -> None:
    """Every lawful system: how many, and where Planet X is in them."""
    from ecliptic.planetx.modes import Mode
    from ecliptic.terminal.planetx import skies

    report = skies.systems_report(Mode(mode))
    if as_json:
        say_report({"systems": report["systems"]} if count else report)
    elif count:
        typer.echo(report["systems"])
    else:
        say(skies.systems_lines(report))


@commands.command()
def new(
    mode: SkyMode = "standard",
    as_json: Json = False,
) -> None:
    """A fresh game code for a real table."""
    import secrets

    from ecliptic.core.chance import SEED_BYTES, Chance
    from ecliptic.planetx.codes import new_code
    from ecliptic.planetx.modes import Mode
    from ecliptic.terminal.planetx import skies

    code = new_code(Mode(mode), Chance(secrets.token_bytes(SEED_BYTES)))
    if as_json:
        say_report(skies.new_code_report(code))
    else:
        say(skies.new_code_lines(code))


@commands.command()
def show(
    code: Code,
    season: Annotated[str | None, typer.Option(help="spring, summer, autumn or winter.")] = None,
    level: Annotated[
        str | None, typer.Option(help="youth, beginner, experienced or genius.")
    ] = None,
    reveal: Annotated[bool, typer.Option("--reveal", help="Show the sky and all clues.")] = False,
    as_json: Json = False,
) -> None:
    """What a code's game tells everybody, with starting facts."""
    from ecliptic.planetx.codes import parse_code
    from ecliptic.terminal.planetx import skies

    code = parse_code(code)
    app = skies.companion(code)
    facts = skies.asked_facts(app, season, level)
    if as_json:
        say_report(skies.show_report(code, app, facts, reveal))
    else:
        say(skies.show_lines(code, app, facts, reveal))


@commands.command()
def solve(
    notes: Annotated[Path, typer.Argument(help="A text file; docs/deduction.md says how.")],
    as_json: Json = False,
) -> None:
    """What your own notes of a game leave open, and what to ask next.

    If the notes contradict each other, it names the fewest lines that do and exits with 1.
    """
    from ecliptic.terminal.planetx import solving

    written = solving.read_notes(notes)
    report = solving.solve_report(written)
    if as_json:
        say_report(report)
    else:
        say(solving.solve_lines(report, written.arrow))
    if "contradiction" in report:
        raise typer.Exit(1)


@commands.command()
def ask(
    code: Code,
    question: Annotated[list[str], typer.Argument(hidden=True)],
    as_json: Json = False,
) -> None:
    """Answer one question about a code's game, as the companion would.

    The question is one of: survey A 3-7, target 8, research B, conference 1, review 5 A,
    locate 6 C E, reveal, titles, facts spring beginner.
    """
    from ecliptic.planetx.codes import parse_code
    from ecliptic.terminal.planetx import skies

    code = parse_code(code)
    said, answer = skies.answer(code, question)
    if as_json:
        say_report({"code": code, "question": " ".join(question), "answer": answer})
    else:
        typer.echo(said)
