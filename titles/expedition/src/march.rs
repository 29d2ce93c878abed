//! X7-X10: every way in which adventurers may come out of a camp.

use crate::cell::Direction;
use crate::layout::Layout;
use crate::options::Setup;
use crate::plan::{LONGEST, Plan};
use crate::spots::Spot;
use game::{ActionList, Seat};

/// What limits the adventurers of one camp.
#[derive(Clone, Copy)]
pub struct Camp {
    /// How many must stay in it.
    pub required: u8,
    /// How many may come out of the supply.
    pub most: u8,
}

impl Camp {
    /// X7: 1 in the desert, 2 in the oasis; up to 5 in all; never more than the supply.
    #[inline]
    pub fn new(setup: &Setup, layout: &Layout, camp: Spot, supply: u8) -> Camp {
        let tile = layout.tile(camp);
        let required = tile.and_then(|tile| setup.components.camp_required[tile.terrain() as usize]);
        // Validated components say for every camp what it needs.
        let required = required.unwrap_or(1);
        Camp { required, most: supply.min(setup.components.camp_capacity) }
    }

    /// X7: must the player be asked? Not if there are no more than must be put there.
    #[inline]
    pub fn leaves_a_choice(self) -> bool {
        self.most > self.required
    }

    /// X8: how many of them may leave.
    #[inline]
    fn free(self) -> u8 {
        self.most - self.required
    }

    /// In how many ways a march of so many leaves others in the camp.
    #[inline]
    fn ways_to_stay(self, leaving: u8) -> u32 {
        u32::from(self.free() - leaving) + 1
    }
}

/// The tiles ahead of a camp in one direction, as far as adventurers could get.
#[derive(Clone, Copy)]
struct Road {
    /// X9: how many must stay on each.
    need: [u8; LONGEST],
    /// X10: how many may stay on each.
    room: [u8; LONGEST],
    length: usize,
}

impl Road {
    /// X8-X10, N5: straight on, up to the first gap, lake, snakes, or tile without room, for at most `free`.
    #[inline]
    fn ahead(setup: &Setup, layout: &Layout, camp: Spot, direction: Direction, free: u8) -> Road {
        let mut road = Road { need: [0; LONGEST], room: [0; LONGEST], length: 0 };
        let mut left = free;
        let mut spot = camp;
        while road.length < LONGEST {
            spot = spot.step(direction);
            let Some((need, room)) = may_stay(setup, layout, spot) else { break };
            if need > left {
                break;
            }
            left -= need;
            road.need[road.length] = need;
            road.room[road.length] = room;
            road.length += 1;
        }
        road
    }

    /// In how many ways exactly `n` adventurers can be spread over the tiles from one on, for each `n`.
    #[inline]
    fn ways(&self) -> [[u32; LONGEST + 1]; LONGEST + 1] {
        let mut ways = [[0; LONGEST + 1]; LONGEST + 1];
        for from in (0..self.length).rev() {
            ways[from + 1][0] = 1;
            for count in 1..=LONGEST {
                let stay = self.need[from] as usize..=count.min(self.room[from] as usize);
                ways[from][count] = stay.map(|left| ways[from + 1][count - left]).sum();
            }
        }
        ways[0][0] = 0;
        ways
    }

    /// Calls for each way to spread up to `free` adventurers.
    fn each(&self, free: u8, call: &mut impl FnMut([u8; LONGEST], u8)) {
        self.each_from(0, [0; LONGEST], free, 0, call);
    }

    fn each_from(
        &self,
        at: usize,
        left: [u8; LONGEST],
        free: u8,
        gone: u8,
        call: &mut impl FnMut([u8; LONGEST], u8),
    ) {
        if at == self.length {
            return;
        }
        for stay in self.need[at]..=self.room[at].min(free) {
            let mut left = left;
            left[at] = stay;
            call(left, gone + stay);
            self.each_from(at + 1, left, free - stay, gone + stay, call);
        }
    }

    /// The way with this number among those that spread exactly `count`.
    #[inline]
    fn nth(&self, ways: &[[u32; LONGEST + 1]; LONGEST + 1], count: usize, mut number: u32) -> [u8; LONGEST] {
        let mut left = [0; LONGEST];
        let mut rest = count;
        let mut at = 0;
        while rest > 0 {
            let mut stay = self.need[at] as usize;
            loop {
                let further = if stay == rest { 1 } else { ways[at + 1][rest - stay] };
                if number < further {
                    break;
                }
                number -= further;
                stay += 1;
            }
            left[at] = stay as u8;
            rest -= stay;
            at += 1;
        }
        left
    }
}

/// X9, X10, N5: how many must and may stay on a tile, if it can be entered at all.
#[inline]
fn may_stay(setup: &Setup, layout: &Layout, spot: Spot) -> Option<(u8, u8)> {
    let need = setup.components.left_behind[layout.tile(spot)?.terrain() as usize]?;
    let room = setup.components.entered_capacity.saturating_sub(layout.stack(spot).height());
    (need <= room && !layout.snakes().has(spot)).then_some((need, room))
}

/// Lists every plan.
pub fn list<A>(
    setup: &Setup,
    layout: &Layout,
    at: Spot,
    supply: u8,
    action: impl Fn(Plan) -> A,
    list: &mut impl ActionList<A>,
) {
    let camp = Camp::new(setup, layout, at, supply);
    for total in camp.required..=camp.most {
        list.add(action(Plan::stay(total)));
    }
    for direction in Direction::ALL {
        Road::ahead(setup, layout, at, direction, camp.free()).each(camp.free(), &mut |left, leaving| {
            for staying in camp.required..=camp.most - leaving {
                list.add(action(Plan::march(staying, direction, left)));
            }
        });
    }
}

/// One plan, each equally likely; `choose` gives a number below its argument.
pub fn random(setup: &Setup, layout: &Layout, at: Spot, supply: u8, choose: impl FnOnce(u32) -> u32) -> Plan {
    let camp = Camp::new(setup, layout, at, supply);
    let free = camp.free() as usize;
    let stays = u32::from(camp.free()) + 1;
    let roads = Direction::ALL.map(|direction| Road::ahead(setup, layout, at, direction, camp.free()));
    let ways = roads.map(|road| road.ways());
    let plans = |way: usize, leaving: usize| ways[way][0][leaving] * camp.ways_to_stay(leaving as u8);
    let mut total = stays;
    for way in 0..4 {
        for leaving in 1..=free {
            total += plans(way, leaving);
        }
    }
    let mut number = choose(total);
    if number < stays {
        return Plan::stay(camp.required + number as u8);
    }
    number -= stays;
    for (way, direction) in Direction::ALL.into_iter().enumerate() {
        for leaving in 1..=free {
            let here = plans(way, leaving);
            if number < here {
                let staying = camp.required + (number / ways[way][0][leaving]) as u8;
                let left = roads[way].nth(&ways[way], leaving, number % ways[way][0][leaving]);
                return Plan::march(staying, direction, left);
            }
            number -= here;
        }
    }
    unreachable!("the number is below the number of plans")
}

/// X11: applies a legal plan.
#[inline]
pub fn apply(layout: &mut Layout, camp: Spot, seat: Seat, plan: Plan) {
    layout.put(camp, seat, plan.staying());
    if let Some(march) = plan.way() {
        let mut spot = camp;
        for count in march.left() {
            spot = spot.step(march.direction);
            layout.put(spot, seat, count);
        }
    }
}
