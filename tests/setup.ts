import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { configureGlobal } from 'fast-check';

// As the build says it.
Object.assign(import.meta.env, { LOCALES: readdirSync(resolve(import.meta.dirname, '../public/_locales')) });

/**
 * Property tests try the same cases at each run, so that a change is judged by what it changes. To look for new ones:
 * `SEED=random npm run test:unit`, or the number that a failing run has told.
 */
const { SEED = '20261121' } = process.env;
if (SEED !== 'random') configureGlobal({ seed: Number(SEED) });
