"""The command line: words in, an exit code out. 0 is fine, 2 is bad input said in one line."""

from __future__ import annotations

import re
import secrets
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer

from ecliptic import __version__
from ecliptic.arena.command import arena as play_arena
from ecliptic.arena.descriptions import DESCRIPTIONS
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.chance import SEED_BYTES, Chance
from ecliptic.core.errors import EclipticError, shorten
from ecliptic.games import GAMES
from ecliptic.planetx.codes import new_code, parse_code
from ecliptic.planetx.modes import Mode
from ecliptic.ptolemaeus.famous_dates import named_date
from ecliptic.ptolemaeus.setup import DEFAULT_DATE, Race
from ecliptic.terminal.errors import BadRequest
from ecliptic.terminal.planetx import skies, solving
from ecliptic.terminal.planetx import start as planetx_start
from ecliptic.terminal.ptolemaeus import sky
from ecliptic.terminal.ptolemaeus import start as ptolemaeus_start
from ecliptic.terminal.replay import replay_json, replay_lines, verify_lines
from ecliptic.terminal.screen import Screen
from ecliptic.terminal.sentences import sentence
from ecliptic.terminal.session import Session
from ecliptic.terminal.start import saved_game

BAD_INPUT = 2

app = typer.Typer(
    name="ecliptic",
    help="Astronomy board games for people and programs.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
play_app = typer.Typer(help="Play a game in this terminal.")
app.add_typer(play_app, name="play")
planetx_app = typer.Typer(help="Skies and codes of The Search for Planet X.")
app.add_typer(planetx_app, name="planetx")

RecordFile = Annotated[Path, typer.Argument(help="A record written by save or --save.")]
Code = Annotated[str, typer.Argument(help="A game code such as B4K7.")]
Json = Annotated[bool, typer.Option("--json", metavar="", help="For programs.")]
Seed = Annotated[
    str | None, typer.Option(help="A name for the game: the same name, the same deal.")
]
Save = Annotated[Path | None, typer.Option(help="Write the record here at the end.")]
Resume = Annotated[
    Path | None, typer.Option(help="Go on with a saved game, which brings its own options.")
]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ecliptic {__version__}")
        raise typer.Exit


@app.callback()
def ecliptic(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, metavar="", help="Say the version."
        ),
    ] = False,
) -> None:
    """Astronomy board games for people and programs."""


def _whole_number(option: str, least: int) -> Callable[[object], int]:
    """Read an option's number, typed or default, and say in our own words what it needs."""

    def read(value: object) -> int:
        text = str(value)
        if not re.fullmatch("[0-9]{1,9}", text) or int(text) < least:
            raise BadRequest("terminal-number", option=option, least=least, text=shorten(text))
        return int(text)

    return read


MostActions = Annotated[
    int,
    typer.Option(
        parser=_whole_number("--most-actions", least=1),
        metavar="NUMBER",
        help="Where a game without people is cut off.",
    ),
]


@play_app.callback(invoke_without_command=True)
def play(context: typer.Context) -> None:
    """Play a game in this terminal."""
    if context.invoked_subcommand is None:
        raise BadRequest("terminal-which-game", games=", ".join(GAMES))


def _seats_help(game: str) -> str:
    kinds = ", ".join(["you", "you:NAME", *LEVELS_OF[game]])
    return f"One word for each of 1-4 seats: {kinds}."


def _go(session: Session, most_actions: int) -> None:
    if session.people:
        session.play()
    else:
        session.watch(most_actions)


_WITH_RESUME = frozenset({"resume", "seed", "most_actions"})


def _check_resume(context: typer.Context) -> None:
    """Options of a new game mean nothing to a saved one."""
    for name in context.params:
        source = context.get_parameter_source(name)
        if name not in _WITH_RESUME and source is not None and source.name == "COMMANDLINE":
            raise BadRequest("terminal-resume-options", option=f"--{name}")


@play_app.command()
def planetx(
    context: typer.Context,
    mode: Annotated[
        Mode | None,
        typer.Option(help="12 sectors (standard, unless a code says otherwise), or 18."),
    ] = None,
    seats: Annotated[str, typer.Option(help=_seats_help("planetx"))] = "you,pencil",
    level: Annotated[
        str,
        typer.Option(
            help="youth, beginner, experienced or genius (12, 8, 4 or 0 starting facts);"
            " one for all, or one for each seat."
        ),
    ] = "experienced",
    seed: Seed = None,
    code: Annotated[str | None, typer.Option(help="A game code: its sky, and its mode.")] = None,
    save: Save = None,
    resume: Resume = None,
    most_actions: MostActions = 5000,
) -> None:
    """The Search for Planet X."""
    if resume is None:
        session = planetx_start.new_game(mode, seats, level, seed, save, code)
    else:
        _check_resume(context)
        session = saved_game(resume, seed)
    _go(session, most_actions)


@play_app.command()
def ptolemaeus(
    context: typer.Context,
    date: Annotated[
        str,
        typer.Option(help="The day of the sky: YYYY-MM-DD, the name of a famous date, or random."),
    ] = DEFAULT_DATE,
    seats: Annotated[str, typer.Option(help=_seats_help("ptolemaeus"))] = "you,rules",
    race: Annotated[
        Race, typer.Option(help="What counts towards the 12 points that end the game at once.")
    ] = Race.EVERYTHING,
    seed: Seed = None,
    save: Save = None,
    resume: Resume = None,
    most_actions: MostActions = 5000,
) -> None:
    """Ptolemaeus."""
    if resume is None:
        session = ptolemaeus_start.new_game(date, seats, race, seed, save)
    else:
        _check_resume(context)
        session = saved_game(resume, seed)
    _go(session, most_actions)


@app.command()
def resume(
    file: RecordFile,
    seed: Seed = None,
    most_actions: MostActions = 5000,
) -> None:
    """Go on with a saved game."""
    _go(saved_game(file, seed), most_actions)


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option(
            parser=_whole_number("--seat", least=1),
            metavar="NUMBER",
            help="Show only what this seat was told (from 1 on).",
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Tell a recorded game again."""
    if as_json:
        typer.echo(replay_json(file, seat))
    else:
        _say(replay_lines(file, seat))


@app.command()
def verify(file: RecordFile) -> None:
    """Check a record: whole, committed, and played by the rules."""
    _say(verify_lines(file))


def _number_option(option: str, least: int, told: str) -> Any:
    return typer.Option(parser=_whole_number(option, least), metavar="NUMBER", help=told)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(DESCRIPTIONS)}.")],
    players: Annotated[
        str, typer.Option(help="One opponent for each seat, such as random,pencil.")
    ],
    deals: Annotated[
        int, _number_option("--deals", 1, "Seeds to play, each in every rotation of the seats.")
    ],
    mode: Annotated[str | None, typer.Option(help="planetx: standard or expert.")] = None,
    facts: Annotated[str | None, typer.Option(help="planetx: 0, 4, 8 or 12.")] = None,
    date: Annotated[str | None, typer.Option(help="ptolemaeus: YYYY-MM-DD or random.")] = None,
    race: Annotated[str | None, typer.Option(help="ptolemaeus: everything or planets.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed, the same result.")] = "arena",
    control_deals: Annotated[
        int | None, _number_option("--control-deals", 0, "Deals of the controls (unless said: 40).")
    ] = None,
    oracle_deals: Annotated[
        int | None, _number_option("--oracle-deals", 0, "Deals of the oracle (unless said: 40).")
    ] = None,
    workers: Annotated[
        int | None, _number_option("--workers", 1, "Processes (unless said: one per core).")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep results and report here; go on where it stopped.")
    ] = None,
) -> None:
    """Let opponents play many games, and report how strong they are."""
    settings = {"mode": mode, "facts": facts, "date": date, "race": race}
    typer.echo(
        play_arena(game, players, deals, seed, settings, control_deals, oracle_deals, workers, out),
        nl=False,
    )


@app.command("sky")
def sky_of(
    date: Annotated[
        str | None, typer.Argument(help="YYYY-MM-DD, or the name of a famous date.")
    ] = None,
    famous: Annotated[
        bool, typer.Option("--famous", metavar="", help="List the famous dates.")
    ] = False,
    as_json: Json = False,
) -> None:
    """The sky a game of Ptolemaeus would start from: where the planets stood on a date."""
    if famous == (date is not None):
        raise BadRequest("terminal-which-date")
    if date is None:
        _say([skies.as_json(sky.famous_report())] if as_json else sky.famous_lines())
    elif as_json:
        typer.echo(skies.as_json(sky.sky_report(named_date(date))))
    else:
        screen = Screen()
        screen.show(*sky.sky_screen(named_date(date), screen.console.width))


@app.command("serve")
def serve_tables(
    port: Annotated[
        int, _number_option("--port", 0, "Where to listen; 0 takes any free port.")
    ] = 8000,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", metavar="", help="Open no browser.")
    ] = False,
) -> None:
    """Serve tables of every game to browsers and programs on this machine."""
    # The server's parts take a moment to load, which no other command should wait for.
    from ecliptic.server.serve import data_folder, serve
    from ecliptic.server.settings import Settings

    serve(Settings(folder=data_folder(), port=port), browser=not no_browser)


@planetx_app.callback(invoke_without_command=True)
def planetx_skies(context: typer.Context) -> None:
    """Skies and codes of The Search for Planet X."""
    if context.invoked_subcommand is None:
        raise BadRequest("terminal-which-question")


@planetx_app.command()
def systems(
    mode: Annotated[Mode, typer.Option(help="12 sectors, or 18.")] = Mode.STANDARD,
    count: Annotated[
        bool, typer.Option("--count", metavar="", help="Only how many there are.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Every lawful system: how many, and where Planet X is in them."""
    report = skies.systems_report(mode)
    if as_json:
        typer.echo(skies.as_json({"systems": report["systems"]} if count else report))
    elif count:
        typer.echo(report["systems"])
    else:
        _say(skies.systems_lines(report))


@planetx_app.command()
def new(
    mode: Annotated[Mode, typer.Option(help="12 sectors, or 18.")] = Mode.STANDARD,
    as_json: Json = False,
) -> None:
    """A fresh game code for a real table."""
    code = new_code(mode, Chance(secrets.token_bytes(SEED_BYTES)))
    if as_json:
        typer.echo(skies.as_json(skies.new_code_report(code)))
    else:
        _say(skies.new_code_lines(code))


@planetx_app.command()
def show(
    code: Code,
    season: Annotated[str | None, typer.Option(help="spring, summer, autumn or winter.")] = None,
    level: Annotated[
        str | None, typer.Option(help="youth, beginner, experienced or genius.")
    ] = None,
    reveal: Annotated[
        bool, typer.Option("--reveal", metavar="", help="Show the sky and all clues.")
    ] = False,
    as_json: Json = False,
) -> None:
    """What a code's game tells everybody: mode and titles; with a season, its starting facts."""
    code = parse_code(code)
    app = skies.companion(code)
    facts = skies.asked_facts(app, season, level)
    if as_json:
        typer.echo(skies.as_json(skies.show_report(code, app, facts, reveal)))
    else:
        _say(skies.show_lines(code, app, facts, reveal))


@planetx_app.command()
def solve(
    notes: Annotated[Path, typer.Argument(help="A text file; docs/deduction.md says how.")],
    as_json: Json = False,
) -> None:
    """What your own notes of a game leave open, and what to ask next."""
    written = solving.read_notes(notes)
    report = solving.solve_report(written)
    if as_json:
        typer.echo(skies.as_json(report))
    else:
        _say(solving.solve_lines(report, written.arrow))


@planetx_app.command()
def ask(
    code: Code,
    question: Annotated[
        list[str],
        typer.Argument(
            help="survey A 3-7, target 8, research B, conference 1, review 5 A, locate 6 C E"
            " or facts spring beginner."
        ),
    ],
    as_json: Json = False,
) -> None:
    """One question about a code's game, answered as the companion app would."""
    code = parse_code(code)
    said, answer = skies.answer(code, question)
    if as_json:
        typer.echo(skies.as_json({"code": code, "question": " ".join(question), "answer": answer}))
    else:
        typer.echo(said)


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        typer.echo(line)


def run(words: Sequence[str]) -> int:
    """Do what the command line says; the exit code."""
    try:
        code: Any = app(args=list(words) or ["--help"], prog_name="ecliptic", standalone_mode=False)
    except EclipticError as error:
        return _refuse(sentence(error))
    except typer.TyperException as error:
        return _refuse(error.format_message().replace("Value error, ", ""))
    except (typer.Abort, KeyboardInterrupt):
        return _refuse("Stopped.")
    except BrokenPipeError:
        # Whoever read our output has had enough, as in `ecliptic replay FILE | head`.
        sys.stdout = None
        return 0
    return code if isinstance(code, int) else 0


def _refuse(line: str) -> int:
    typer.echo(" ".join(line.split()), err=True)
    return BAD_INPUT


def _show_any_letter(stream: TextIO) -> None:
    """A terminal that lacks a letter shows a question mark instead of stopping the game."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def main() -> None:
    _show_any_letter(sys.stdout)
    _show_any_letter(sys.stderr)
    sys.exit(run(sys.argv[1:]))
