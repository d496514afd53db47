"""Memory: where the enemy may be, as far as the views shown so far tell."""

from __future__ import annotations

from core.board import cells_of
from systems.clumsy.ai.mind import Mind, packed, unpacked
from systems.clumsy.ai.personality import Judgement
from systems.clumsy.aim import guards_the_sky
from systems.clumsy.view import Ghost, View
from systems.clumsy.vision import sight_radius, spotting_distance


class Memory:
    """What an opponent keeps from turn to turn."""

    __slots__ = (
        "_enemies",
        "_fires",
        "_judgement",
        "_known_ghosts",
        "_own",
        "_sky_guards",
        "force_at_first",
        "home",
        "last_kill",
        "mined",
        "possible",
        "target_zone",
    )

    def __init__(self, judgement: Judgement) -> None:
        self._judgement = judgement
        self.possible = 0
        """Mask of the cells where an enemy that is not in sight may be."""
        self.target_zone = 0
        """Mask of where the enemy is taken to have started, until that is known to be wrong."""
        self.last_kill = 0
        """The last round in which a unit is known to have fallen, or the first."""
        self.force_at_first = 0
        """What its force weighed when the battle began."""
        self.home = 0
        self.mined = 0
        """Mask of the cells in which its own engineers laid mines."""
        self._fires: dict[int, int] = {}
        """The round in which each burning cell was first seen to burn; 0 for those that are taken not to spread."""
        self._own = 0
        self._enemies: frozenset[int] = frozenset()
        self._known_ghosts: set[tuple[int, int, int]] = set()
        self._sky_guards: set[int] = set()
        """The enemies ever seen that fire at craft alone."""

    def keep(self) -> Mind:
        """All of it as plain values."""
        return Mind(
            possible=packed(self.possible),
            target_zone=packed(self.target_zone),
            last_kill=self.last_kill,
            force_at_first=self.force_at_first,
            home=self.home,
            mined=packed(self.mined),
            fires=dict(sorted(self._fires.items())),
            own=self._own,
            enemies=tuple(sorted(self._enemies)),
            ghosts=tuple(sorted(self._known_ghosts)),
            sky_guards=tuple(sorted(self._sky_guards)),
        )

    def recall(self, mind: Mind) -> None:
        """Take over what `keep` gave."""
        self.possible = unpacked(mind.possible)
        self.target_zone = unpacked(mind.target_zone)
        self.last_kill = mind.last_kill
        self.force_at_first = mind.force_at_first
        self.home = mind.home
        self.mined = unpacked(mind.mined)
        self._fires = dict(mind.fires)
        self._own = mind.own
        self._enemies = frozenset(mind.enemies)
        self._known_ghosts = set(mind.ghosts)
        self._sky_guards = set(mind.sky_guards)

    def begin(self, view: View) -> None:
        """Take in the first view of a turn."""
        self._watch_fires(view)
        if not self.home:
            self._first(view)
        self._count(view)
        board = view.board
        possible = self.possible
        for _ in range(self._judgement.wander):
            possible = board.grown(possible)
        enterable = view.field.ground.step_costs["foot"].enterable
        self.possible = possible & enterable
        self._add_ghosts(view)
        self.sweep(view)

    def end(self, view: View) -> None:
        """Take in the last view of a turn."""
        self._add_ghosts(view)
        self.sweep(view)
        self._count(view)

    def sweep(self, view: View) -> None:
        """Strike out the cells where an enemy would be seen."""
        clear = swept(view)
        self.possible &= ~clear
        self.target_zone &= ~clear
        if not self.possible:
            self.possible = view.field.ground.step_costs["foot"].enterable & ~clear

    def credible(self, view: View) -> list[Ghost]:
        """The enemies out of sight that may well be where they were last seen."""
        return [
            ghost
            for ghost in view.ghosts
            if self.possible >> ghost.cell & 1 and view.round - ghost.round <= self._judgement.ghost_rounds
        ]

    def sky_guards_may_be(self, view: View) -> list[int]:
        """Masks of where an enemy may stand unseen that fires at craft alone, each as likely; none if all are known of.

        While none was ever seen: anywhere, twice as likely near those of its force that are known; then around where
        those were last seen that are gone.
        """
        credible = self.credible(view)
        if not self._sky_guards:
            near = 0
            for cell in [unit.cell for unit in view.enemies] + [ghost.cell for ghost in credible]:
                near |= view.board.disk(cell, self._judgement.company)
            return [self.possible] + [near & self.possible] * (2 if near & self.possible else 0)
        found = 0
        for ghost in view.ghosts:
            if ghost.id in self._sky_guards and ghost not in credible:
                found |= view.board.disk(ghost.cell, self._judgement.wander * (1 + view.round - ghost.round))
        return [found & self.possible] if found & self.possible else []

    def about_to_burn(self, view: View) -> int:
        """Mask of the forests that a fire known of may reach before the side's next turn (BURN-4)."""
        rules, ground = view.data.rules.burn, view.field.ground
        if view.weather in rules.spread_stopped_by:
            return 0
        spreading = 0
        for cell, since in self._fires.items():
            if since and ground.burning >> cell & 1 and view.round - since >= rules.spread_age - 1:
                spreading |= 1 << cell
        return view.board.grown(spreading) & ground.burns & ~ground.burning

    def _watch_fires(self, view: View) -> None:
        """Keep in mind since when each fire has burned; one next to an older one is taken to be its child."""
        burning = cells_of(view.field.ground.burning)
        before = {cell: since for cell, since in self._fires.items() if view.field.ground.burning >> cell & 1}
        lit = {}
        for cell in burning:
            if cell not in before:
                child = any(before.get(beside) for beside in view.board.neighbours(cell))
                # one that burned before the first look may be of any age
                lit[cell] = 0 if child else -view.data.rules.burn.rounds if not self.home else max(1, view.round - 1)
        self._fires = before | lit

    def _first(self, view: View) -> None:
        """Before anything is known the enemy is taken to have started opposite."""
        board = view.board
        own = [board.xy(unit.cell) for unit in view.own]
        count = max(1, len(own))
        x, y = sum(x for x, _ in own) // count, sum(y for _, y in own) // count
        self.home = board.cell(x, y)
        opposite = board.cell(board.width - 1 - x, board.height - 1 - y)
        enterable = view.field.ground.step_costs["foot"].enterable
        self.target_zone = board.disk(opposite, max(3, (board.width + board.height) // 12)) & enterable
        self.possible = enterable
        self.last_kill = view.round

    def _count(self, view: View) -> None:
        """An enemy that is neither seen nor remembered any more has fallen before this side's eyes."""
        own = len(view.force)
        enemies = frozenset([unit.id for unit in view.enemies] + [ghost.id for ghost in view.ghosts])
        if own < self._own or not self._enemies <= enemies:
            self.last_kill = view.round
        self._own, self._enemies = own, enemies
        self._sky_guards |= {unit.id for unit in view.enemies if guards_the_sky(view.data, unit.kind)}

    def _add_ghosts(self, view: View) -> None:
        for ghost in view.ghosts:
            key = ghost.id, ghost.cell, ghost.round
            if key not in self._known_ghosts:
                self._known_ghosts.add(key)
                self.possible |= view.board.disk(ghost.cell, 1)


def swept(view: View) -> int:
    """Mask of the cells where no enemy can be unseen: in sight and open, or so near that nothing hides there."""
    board, data = view.board, view.data
    conceals = view.field.ground.conceals | view.field.wrecks
    hides_most = max(data.rules.hiding.small, data.rules.hiding.medium, data.rules.hiding.large)
    near = 0
    by_kind: dict[str, int] = {}
    for unit in view.own:
        distance = by_kind.get(unit.kind.id)
        if distance is None:
            radius = sight_radius(data, unit.kind, view.hour, view.weather)
            distance = by_kind[unit.kind.id] = spotting_distance(data, radius, hides_most)
        near |= board.disk(unit.cell, distance)
    return view.seen_this_turn & ~conceals | near
