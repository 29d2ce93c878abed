/** What a server answers about a finished game that was analysed. */

import { isDeepStrictEqual } from 'node:util';
import type {
  Analysis,
  AskAnalysis,
  AskTrial,
  GameAnalysis,
  LogEntry,
  PointsAt,
  Replay,
  Snapshot,
} from '../../src/lib/types';
import { answer as serve } from './stage';
import { Answer, fixture } from '../wire';

export interface Analysed {
  snapshot: Snapshot;
  log: LogEntry[];
  turns: PointsAt[];
  answer: GameAnalysis & { analysis: Analysis };
  /** Positions by the number of records; with ` asked` as the player saw it who decided. */
  replays: Record<string, Replay>;
  trials: { ask: AskTrial; replay: Replay }[];
}

export const analysed = (title: string): Analysed => fixture(`analysis-${title}`);

/** The analysis when so many of its decisions are analysed. */
export function partOf({ answer }: Analysed, done: number, depth = 1): GameAnalysis {
  const { analysis } = answer;
  const until = analysis.decisions[done]?.at ?? Infinity;
  const before = ({ at }: { at: number }) => at < until;
  return {
    ...answer,
    state: 'computing',
    depth,
    done,
    total: analysis.total,
    analysis: {
      ...analysis,
      done,
      summary: null,
      chances: analysis.chances.filter(({ at }) => at <= until),
      decisions: analysis.decisions.slice(0, done),
      luck: analysis.luck.filter(before),
      turning_points: analysis.turning_points.filter(before),
    },
  };
}

/** The analysis with only those mistakes of the first player whose positions the fixture has. */
export function onlyKnown({ answer, replays }: Analysed): GameAnalysis {
  const { analysis } = answer;
  const decisions = analysis.decisions.filter(({ at, seat }) => seat !== 0 || String(at) in replays);
  return { ...answer, analysis: { ...analysis, decisions } };
}

interface Asked {
  /** The depths that were asked for. */
  depths: number[];
  /** What was tried. */
  trials: AskTrial[];
}

/**
 * A finished game. `answer` says what the server knows of its analysis, each time it is asked; positions that the
 * fixture does not have look like the last one.
 */
export function stageAnalysis(
  title = 'luxor',
  answer: (of: Analysed) => GameAnalysis = (of) => of.answer,
  change: Partial<Snapshot> = {},
): Analysed & { asked: Asked } {
  const of = analysed(title);
  const asked: Asked = { depths: [], trials: [] };
  const snapshot = { ...of.snapshot, ...change };
  const open: Replay = { at: 0, turn: 1, open: true, snapshot: { ...snapshot, seat: null, choices: [] } };
  serve(/^\/api\/games\/fixture/, ({ path, query, body }) => {
    switch (path.split('/').at(-1)) {
      case 'log':
        return Answer.of('Log', of.log.slice(Number(query.get('since'))));
      case 'points':
        return Answer.of('Points', { turns: of.turns });
      case 'replay': {
        const at = query.get('at');
        const found = of.replays[query.get('asked') ? `${at} asked` : String(at)];
        return Answer.of('Replay', found ?? { ...open, at: Number(at) });
      }
      case 'trial': {
        asked.trials.push(body as AskTrial);
        const known = of.trials.find(({ ask }) => isDeepStrictEqual(ask, body));
        return known ? Answer.of('Replay', known.replay) : Answer.fault(400, 'bad_request', 'error-bad-request');
      }
      case 'analysis': {
        if (body) asked.depths.push((body as AskAnalysis).depth!);
        const now = answer(of);
        return Answer.of('GameAnalysis', query.get('brief') ? { ...now, analysis: null } : now);
      }
      default:
        return Answer.of('Snapshot', snapshot);
    }
  });
  return { ...of, asked };
}
