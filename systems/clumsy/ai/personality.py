"""Personalities: how an opponent weighs things, as a pack's `ai/` folder gives it.

Weights without another unit are in points of way: 1 is the price of a step on a road.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from core.packs.document import file_fault, read_document
from core.packs.faults import Faults, PackError
from core.packs.loader import with_inherited
from core.packs.location import pack_folder
from core.packs.overlay import Origin, origin
from core.packs.schema import Entry, Model, Percent
from core.packs.validation import validate_entry

Weight = Annotated[int, Meta(ge=0, le=31)]
Worth = Annotated[int, Meta(ge=0, le=999)]
Rounds = Annotated[int, Meta(ge=0, le=99)]
Cells = Annotated[int, Meta(ge=0, le=99)]
Times = Annotated[int, Meta(ge=1, le=9)]
Count = Annotated[int, Meta(ge=0, le=9)]
Part = Annotated[int, Meta(ge=1, le=99)]

DEFAULT = "general_staff"
"""The personality of an opponent of which nothing is said."""


class Standing(Model, frozen=True, kw_only=True):
    """What a cell is worth to a unit, beside the way to the front, danger and cover."""

    stay: Annotated[Weight, Meta(description="Not to move at all.")]
    stay_of_burners: Annotated[Weight, Meta(description="The same to a unit that burns fuel.")]
    stay_of_supplier: Annotated[Weight, Meta(description="The same to a supply truck.")]
    stay_camouflaged: Annotated[
        Weight, Meta(description="The same, besides, to a unit that has melted into its cover.")
    ]
    out_of_fire: Annotated[Weight, Meta(description="Not to stand in a burning forest at the end of the turn.")]
    out_of_fires_way: Annotated[Weight, Meta(description="Not to stand where a fire is about to spread.")]
    first_strike: Annotated[
        Annotated[int, Meta(ge=0, le=999)],
        Meta(description="Per cent more caution of a cell in an enemy's range, if the unit cannot fire there."),
    ]
    healed: Annotated[Weight, Meta(description="To be next to a healer, for a unit that is not whole.")]
    healed_when_wounded: Annotated[Weight, Meta(description="The same for a wounded one.")]
    heal: Annotated[Weight, Meta(description="For a healer to be next to a patient, for each hit point that heals.")]
    spot: Annotated[Weight, Meta(description="To look where an enemy was last seen.")]
    kill: Annotated[Weight, Meta(description="Hit points that a kill is worth beyond those it takes.")]
    later: Annotated[Times, Meta(description="How many times less a shot in the next turn is worth than one in this.")]
    beside_the_needy: Annotated[Worth, Meta(description="For a supply truck to be next to the neediest unit.")]
    beside_another: Annotated[Worth, Meta(description="The same next to another needy one.")]
    second_shot: Annotated[
        Weight, Meta(description="To give a unit its second shot, for each hit point that may take.")
    ]
    company: Annotated[Weight, Meta(description="For a general, a supporter or a truck to be near a fighter.")]
    company_radius: Annotated[Cells, Meta(description="How near that is, in cells.")]
    guns_behind: Annotated[Weight, Meta(description="Points of way that guns keep behind the line.")]
    general_behind: Annotated[Weight, Meta(description="The same for a general.")]
    suppliers_behind: Annotated[Weight, Meta(description="The same for supply trucks, and trucks with a gun.")]
    guard: Annotated[Weight, Meta(description="For a guard to be near the point that it keeps.")]
    contest: Annotated[Weight, Meta(description="To be so near to an enemy's point that it is lost to the enemy.")]
    contest_at_last: Annotated[Weight, Meta(description="The same, if the enemy is a point short of winning by them.")]
    full_cover: Annotated[
        Part,
        Meta(description="Cover in per cent that counts as often as the personality's weight of cover says."),
    ]
    bearable: Annotated[
        Times, Meta(description="How many times less than its hit points who brings a second shot puts at risk.")
    ]


class Firing(Model, frozen=True, kw_only=True):
    """What is worth a shot."""

    kill: Annotated[Times, Meta(description="How many times more a kill is worth than the same damage on a survivor.")]
    own_blood: Annotated[Times, Meta(description="How many times more a hit point of its own weighs than an enemy's.")]
    base_worth: Annotated[Worth, Meta(description="What a target counts beside its value.")]
    general: Annotated[Times, Meta(description="How many times its value a general counts.")]
    prey: Annotated[Times, Meta(description="How many times its worth somebody counts whom a goal asks to kill.")]
    on_a_point: Annotated[Times, Meta(description="How many times its value somebody counts who is taking a point.")]
    worth_showing: Annotated[Weight, Meta(description="Hit points for which a unit gives up its camouflage.")]
    remembered_rounds: Annotated[Rounds, Meta(description="Rounds for which an enemy out of sight is shelled.")]
    kept_back: Annotated[
        Times, Meta(description="Of so many rounds, one is kept for enemies in sight when others are shelled.")
    ]
    remembered_share: Annotated[Percent, Meta(description="What such an enemy counts, of what it counts in sight.")]
    barrage_gain: Annotated[
        Annotated[int, Meta(ge=100, le=999)],
        Meta(description="Per cent of the best aimed shot from which a shell goes where it sweeps more."),
    ]


class Works(Model, frozen=True, kw_only=True):
    """What an engineer's works are worth; the way there is taken off."""

    capture: Annotated[Worth, Meta(description="A victory point to take.")]
    least_capture: Annotated[Worth, Meta(description="The same, however far away.")]
    opening: Annotated[Worth, Meta(description="A way to open, at most: by a bridge, clearing, demining.")]
    least_saving: Annotated[Worth, Meta(description="Points that the opened way must save beyond what it costs.")]
    going_on: Annotated[Worth, Meta(description="To go on with what was begun.")]
    trench: Annotated[Worth, Meta(description="A trench for units that hold.")]
    bunker: Annotated[Worth, Meta(description="A bunker where there is time for it.")]
    dragons_teeth: Annotated[Worth, Meta(description="An obstacle where vehicles must pass.")]
    depot: Annotated[Worth, Meta(description="A depot for units that nobody else supplies.")]
    hospital: Annotated[Worth, Meta(description="A hospital, for each wounded unit beside it.")]
    workshop: Annotated[Worth, Meta(description="A workshop, for each damaged vehicle beside it.")]
    watchtower: Annotated[Worth, Meta(description="A watchtower.")]
    mine: Annotated[Worth, Meta(description="A mine on the enemy's way.")]
    crossing: Annotated[Worth, Meta(description="More for a mine, if it lies on a bridge.")]
    road: Annotated[Worth, Meta(description="More, if it lies on a road.")]
    narrow: Annotated[Worth, Meta(description="More, for each side on which the way cannot be left.")]
    by_a_point: Annotated[Worth, Meta(description="More, near a point that is held.")]
    wreck: Annotated[Worth, Meta(description="To clear a wreck near a point that is held.")]
    foe_near: Annotated[Cells, Meta(description="Cells within which an enemy makes units hold and dig.")]
    held: Annotated[Cells, Meta(description="Cells around a held point that belong to it.")]
    part: Annotated[Part, Meta(description="Points of way that an engineer could go while it does a part of a bridge.")]
    danger: Annotated[Weight, Meta(description="Points of way that a hit point at risk takes off a work's worth.")]
    needless: Annotated[
        Cells, Meta(description="Cells within which a building, or who does the same, makes another needless.")
    ]
    least_patients: Annotated[Times, Meta(description="How many must be in need before anything is built for them.")]
    good_cover: Annotated[Percent, Meta(description="Cover with which nobody needs a trench.")]
    each_sheltered: Annotated[Weight, Meta(description="More for a trench or bunker, for each unit beside it.")]
    most_jobs: Annotated[Count, Meta(description="How many places of one kind are thought of in a turn.")]
    step: Annotated[Weight, Meta(description="Points of way that a step costs who goes to lay a mine.")]
    most_detour: Annotated[
        Worth, Meta(description="Points of way by which a mine may lengthen the side's own, while it goes forward.")
    ]
    ways: Annotated[Count, Meta(description="From how many enemies, the nearest ones, ways are looked for.")]


class Rides(Model, frozen=True, kw_only=True):
    """When troops and guns are carried."""

    least_saving: Annotated[Worth, Meta(description="Points of way that a ride must save a passenger.")]
    least_way: Annotated[Worth, Meta(description="Points of way to the front from which troops are carried.")]
    gun_left_behind: Annotated[Worth, Meta(description="Points of way behind the line from which a gun is fetched.")]
    least_turns: Annotated[
        Times, Meta(description="Turns that a helicopter must save those it goes out of its way for.")
    ]
    another_hop: Annotated[
        Worth, Meta(description="Points of way nearer for which a helicopter takes off once more in a turn.")
    ]


class Judgement(Model, frozen=True, kw_only=True):
    """What it makes of what it sees."""

    most_push: Annotated[Weight, Meta(description="What impatience adds to a point of way, at most, in quarters.")]
    most_caution: Annotated[Times, Meta(description="How many times its caution it has at most, however bad the odds.")]
    all_in: Annotated[Percent, Meta(description="Share of patience gone from which everybody goes forward.")]
    weak: Annotated[Times, Meta(description="How many times less than its value somebody who hardly fights counts.")]
    foe_steps: Annotated[Cells, Meta(description="Cells a foe is taken to come nearer to look.")]
    front_depth: Annotated[Worth, Meta(description="Points of way behind the line that belong to the front.")]
    wander: Annotated[Cells, Meta(description="Cells an unseen enemy is taken to wander in a round.")]
    company: Annotated[Cells, Meta(description="Cells from an enemy within which others of its force are taken to be.")]
    ghost_rounds: Annotated[Rounds, Meta(description="Rounds for which an unseen enemy is taken to be where it was.")]
    low_fuel: Annotated[Percent, Meta(description="Share of a tank below which a unit looks for supply itself.")]
    while_at_it: Annotated[Percent, Meta(description="Share more from which a unit next to a truck is not refilled.")]
    full_enough: Annotated[Percent, Meta(description="Share from which nobody is refilled.")]
    hopeless: Annotated[Percent, Meta(description="Share of its strength at the start below which it gives up, late.")]
    guards: Annotated[Percent, Meta(description="Share of the fighters that may keep points.")]
    fighting_damage: Annotated[Count, Meta(description="Base damage below which a weapon makes no fighter.")]
    scouting_range: Annotated[Cells, Meta(description="Range from which it makes one even so, that leads the way.")]
    spotting_vision: Annotated[
        Cells, Meta(description="Cells from which a unit that sees so far is sent ahead to look.")
    ]
    step_and_shoot: Annotated[
        Times, Meta(description="Action points that a step is taken to cost a foe that keeps enough for a shot.")
    ]
    step_on: Annotated[Times, Meta(description="Action points that a step is taken to cost a foe that only comes on.")]


class GoalWeights(Model, frozen=True, kw_only=True):
    """How the goals of a mission are gone about."""

    arrived: Annotated[Worth, Meta(description="To stand where a goal sends the unit.")]
    at_its_post: Annotated[Worth, Meta(description="For a defender not to stray from its post.")]
    post_radius: Annotated[Cells, Meta(description="Cells from its post within which a defender moves freely.")]
    wanted_radius: Annotated[Cells, Meta(description="Cells around what others are known to want that are defended.")]
    defenders: Annotated[Count, Meta(description="How many are to be near what must live, whoever has to come.")]
    spare: Annotated[Count, Meta(description="Units more than it takes that are sent to a zone.")]
    siege_radius: Annotated[Cells, Meta(description="Cells from a structure to be destroyed to which the force goes.")]
    at_hand: Annotated[
        Cells, Meta(description="Cells from a convoy within which an enemy is fought before anybody goes on.")
    ]
    convoy_pace: Annotated[
        Worth,
        Meta(description="Points of way a convoy makes in a round; with less time than that it waits for nobody."),
    ]


class DroneWeights(Model, frozen=True, kw_only=True):
    """What drones do, and jammers about them."""

    kill: Annotated[Times, Meta(description="How many times more a kill is worth than the same damage on a survivor.")]
    eyes_in_danger: Annotated[
        Worth, Meta(description="Cells more that a scout must see to fly where it can be shot down.")
    ]
    near_the_unknown: Annotated[
        Weight, Meta(description="Cells in sight that make up for one out of sight from which a jammer would reach.")
    ]
    least_news: Annotated[Worth, Meta(description="Cells to look at, where enemies may be, for which a scout flies.")]
    jam: Annotated[Weight, Meta(description="For a jammer to reach an enemy drone from where it stands.")]
    last_turn: Annotated[Times, Meta(description="Turns left of a battery with which a drone ends its turn landed.")]


class HelicopterWeights(Model, frozen=True, kw_only=True):
    """What helicopters do."""

    kill: Annotated[Times, Meta(description="How many times more a kill is worth than the same damage on a survivor.")]
    risk: Annotated[Times, Meta(description="Weight of a hit point of its own at risk, in halves of an enemy's.")]
    death: Annotated[Times, Meta(description="How many times more that weighs if all it has left is at risk.")]
    spare_fuel: Annotated[Worth, Meta(description="Fuel beyond the way home with which it turns back.")]
    full_enough: Annotated[Percent, Meta(description="Share of its stores from which it takes no more, at a supplier.")]
    company: Annotated[Weight, Meta(description="For a gunship not to be alone.")]
    company_radius: Annotated[Cells, Meta(description="Cells from a friend on the ground within which it is not.")]
    at_risk: Annotated[Weight, Meta(description="Not to risk a hit point where it hovers.")]
    in_range: Annotated[Weight, Meta(description="To reach a foe in the next turn, for each hit point of the shot.")]
    nearer: Annotated[Weight, Meta(description="To be a cell nearer to a foe out of range; a step takes 1.")]
    on_alert: Annotated[
        Percent, Meta(description="What a shot counts of who may be on alert where it flies, of one that is sure.")
    ]
    unseen: Annotated[Percent, Meta(description="What it counts that a battery may stand where nobody has looked.")]
    detour: Annotated[Worth, Meta(description="Points by which a way around what may shoot is longer, at most.")]
    contest: Annotated[Weight, Meta(description="To be so near to a point of an enemy's that it is lost to the enemy.")]
    stay: Annotated[Weight, Meta(description="Not to move at all.")]
    far: Annotated[Cells, Meta(description="Cells within which a foe keeps gunships in the air.")]


class Personality(Entry, frozen=True, kw_only=True):
    """A way to play (`ai/`)."""

    caution: Annotated[Weight, Meta(description="Weight of a hit point it expects to lose where a unit would stand.")]
    impatience: Annotated[Weight, Meta(description="Caution lost for each two rounds without a shot.")]
    cover: Annotated[Weight, Meta(description="Weight of cover against expected fire.")]
    mass: Annotated[Weight, Meta(description="Points a unit may be ahead of the middle of its force.")]
    aura: Annotated[Weight, Meta(description="Weight of standing near the general.")]
    attack: Annotated[Weight, Meta(description="Weight of a hit point it expects to take from the enemy.")]
    advance: Annotated[Annotated[int, Meta(ge=1, le=7)], Meta(description="Weight of a point of way to the enemy.")]
    patience: Annotated[Percent, Meta(description="Share of the rounds after which it begins to lose patience.")]
    assault_ratio: Annotated[
        Annotated[int, Meta(ge=0, le=999)],
        Meta(description="Own strength at the front, per cent of the known enemy's, from which it assaults."),
    ]
    retreat: Annotated[Weight, Meta(description="Caution that a wounded unit has more.")]
    shelter: Annotated[Weight, Meta(description="Caution that a gun, a supporter or a supply truck has more.")]
    general_shelter: Annotated[Weight, Meta(description="Caution that a general has more.")]
    supply_share: Annotated[Percent, Meta(description="Share of ammunition or fuel below which a unit wants supply.")]
    standing: Annotated[Standing, Meta(description="What a cell is worth.")]
    firing: Annotated[Firing, Meta(description="What is worth a shot.")]
    works: Annotated[Works, Meta(description="What engineers do.")]
    rides: Annotated[Rides, Meta(description="When troops and guns are carried.")]
    judgement: Annotated[Judgement, Meta(description="What it makes of what it sees.")]
    goals: Annotated[GoalWeights, Meta(description="How the goals of a mission are gone about.")]
    drones: Annotated[DroneWeights, Meta(description="What drones do, and jammers about them.")]
    helicopters: Annotated[HelicopterWeights, Meta(description="What helicopters do.")]


def load_personalities(pack: str | Path = "clumsy") -> dict[str, Personality]:
    """The personalities of a pack by name, sorted. Raises `PackError` with all faults."""
    folder = pack_folder(pack) if isinstance(pack, str) else pack
    faults = Faults()
    sources: dict[str, Origin] = {}
    for path in sorted((folder / "ai").glob("*.toml")):
        try:
            document = read_document(path, inside=folder, faults=faults)
        except PackError as error:
            faults.extend(error.faults)
            continue
        for name, table in document.data.items():
            if not isinstance(table, dict):
                faults.add(document.fault((name,), "unknown-key", name=name))
            else:
                sources[name] = origin(document, (name,))
    found: dict[str, Personality] = {}
    for name, source in with_inherited(sources, faults).items():
        if (entry := validate_entry(source, name, Personality, faults)) is not None:
            found[name] = entry
    faults.raise_if_any()
    return dict(sorted(found.items()))


@cache
def shipped_personality(name: str = DEFAULT) -> Personality:
    """A personality of the shipped pack.

    Raises KeyError if there is none of this name, PackError if not even the default one is there.
    """
    found = load_personalities()
    if DEFAULT not in found:
        raise PackError([file_fault(str(pack_folder("clumsy") / "ai"), "unknown-name", name=DEFAULT)])
    return found[name]
