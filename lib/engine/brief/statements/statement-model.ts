import { createSigns, type Drawn, type SignSource } from './statement-signs.ts';
import { mainTrees, standsTrees, takeTrees } from './statement-trees.ts';
import { createTrees } from './trees.ts';

const weigh = { stands: createTrees(standsTrees), take: createTrees(takeTrees), main: createTrees(mainTrees) };

const toProbability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** A lost encoding. */
const unreadable = /\uFFFD/;

/** Probability that an editor takes a sentence, 0–1; its value as the main fact, in log-odds. */
export interface Rating {
  readonly take: number;
  readonly lead: number;
}

/** Probability that a stranger understands a text from what is shown above it, and that it is no noise. */
export type Stands = (drawn: Drawn) => number;

export interface StatementModel {
  readonly stands: Stands;
  readonly rate: (drawn: Drawn) => Rating;
}

export function createStatementModel(source: SignSource): StatementModel {
  const read = createSigns(source);
  return {
    stands: (drawn) => (unreadable.test(drawn.text) ? 0 : toProbability(weigh.stands(read(drawn)))),
    rate: (drawn) => {
      const signs = read(drawn);
      const take = weigh.take(signs);
      // The main fact is a point, too.
      return { take: toProbability(take), lead: weigh.main(signs) + take };
    },
  };
}
