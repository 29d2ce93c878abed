/**
 * The view after one event, so that animations start and end in the right place. The server's view replaces it at the
 * end.
 */

import { cardLook } from './pieces';
import type { Adventurer, Event, Place, Player, Space, View } from './view';

function change(view: View, seat: number, update: (player: Player) => Partial<Player>): View {
  return {
    ...view,
    players: view.players.map((player, index) => (index === seat ? { ...player, ...update(player) } : player)),
  };
}

/** Replaces the first matching adventurer, if there is one. */
function replace(view: View, seat: number, fits: (one: Adventurer) => boolean, by: Adventurer | null): View {
  return change(view, seat, ({ adventurers }) => {
    const index = adventurers.findIndex(fits);
    if (index < 0) return {};
    return { adventurers: adventurers.flatMap((one, i) => (i !== index ? [one] : by ? [by] : [])) };
  });
}

const uprightAt = (place: Place) => (one: Adventurer) => one.state === 'upright' && one.place === place;
const lyingAt = (place: Place) => (one: Adventurer) => one.state === 'lying' && one.place === place;

function space(view: View, place: Place, update: (space: Space) => Partial<Space>): View {
  return { ...view, path: view.path.map((one) => (String(one.number) === place ? { ...one, ...update(one) } : one)) };
}

/** Takes a figure off the board while it walks. */
export const lift = (view: View, seat: number, place: Place): View => replace(view, seat, uprightAt(place), null);

export const setDown = (view: View, seat: number, place: Place): View =>
  change(view, seat, ({ adventurers }) => ({ adventurers: [...adventurers, { state: 'upright', place }] }));

/** The places an event affects: where somebody arrived, or what lies there changed. */
export function placesOf(event: Event): Place[] {
  switch (event.event) {
    case 'moved':
    case 'mummy-moved':
      return [event.to];
    case 'activated':
      return ['stairs'];
    case 'stayed':
    case 'prize-taken':
    case 'tile-turned':
    case 'laid-down':
    case 'raised':
      return [event.place];
    default:
      return [];
  }
}

export function after(view: View, event: Event): View {
  switch (event.event) {
    case 'turn-began':
      return {
        ...view,
        // L20: in a new round those who became active in the last one can move.
        players:
          event.round === view.round ? view.players : view.players.map((player) => ({ ...player, newcomers: 0 })),
        current: event.seat,
        round: event.round,
        turn: event.turn,
        in_play: null,
      };
    case 'card-played':
    case 'card-added': {
      const left = event.end === 'left';
      const played = change(view, event.seat, ({ hand, open }) => ({
        hand: left ? hand.slice(1) : hand.slice(0, -1),
        open: left ? open.slice(1) : open.slice(0, -1),
      }));
      const card = event.event === 'card-played' ? event.card : (view.in_play?.card ?? event.card);
      return {
        ...played,
        in_play: { card, added: event.event === 'card-added' ? event.card : null, roll: null, steps: [] },
      };
    }
    case 'rolled':
      return view.in_play ? { ...view, in_play: { ...view.in_play, roll: event.face } } : view;
    case 'activated': {
      const activated = change(view, event.seat, ({ newcomers }) => ({ newcomers: newcomers + 1 }));
      return replace(activated, event.seat, (one) => one.state === 'inactive' && one.statue === event.statue, {
        state: 'upright',
        place: 'stairs',
      });
    }
    case 'laid-down':
      return replace(view, event.seat, uprightAt(event.place), { state: 'lying', place: event.place });
    case 'raised':
      return replace(view, event.seat, lyingAt(event.place), { state: 'upright', place: event.place });
    case 'prize-taken':
      return change(
        space(view, event.place, () => ({ tile: null })),
        event.seat,
        ({ points }) => ({ points: points + event.points }),
      );
    case 'tile-turned':
      return space(view, event.place, () => ({ tile: event.tile, below: false }));
    case 'points-scored':
      return change(view, event.seat, ({ points }) => ({ points: points + event.points }));
    case 'key-taken':
      return change(view, event.seat, ({ keys }) => ({ keys: keys + event.count }));
    case 'keys-given-up':
      return change(view, event.seat, ({ keys }) => ({ keys: keys - event.count }));
    case 'talismans-taken':
      return change(view, event.seat, ({ talismans }) => ({ talismans: talismans + event.count }));
    case 'wild-taken':
      return change(view, event.seat, ({ wild }) => ({ wild: wild + 1 }));
    case 'scarab-taken':
      return change(view, event.seat, ({ scarabs }) => ({ scarabs: scarabs + 1 }));
    case 'mummy-moved':
      return view.mummy ? { ...view, mummy: { ...view.mummy, place: event.to } } : view;
    case 'horus-turned': {
      const horus: View['horus'] = [...view.horus];
      const level = cardLook(event.card).eyes - 1;
      horus[level] = { ...horus[level]!, top: event.card };
      return { ...view, horus };
    }
    default:
      return view;
  }
}
