import { configureGlobal } from 'fast-check';

/**
 * Property tests try the same cases at each run, so that a change is judged by what it changes. To look for new ones:
 * `SEED=random npm run test:unit`, or the number that a failing run has told.
 */
const { SEED = '20261121' } = process.env;
if (SEED !== 'random') configureGlobal({ seed: Number(SEED) });
