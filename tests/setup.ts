import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { configureGlobal } from 'fast-check';

// As the build says it.
Object.assign(import.meta.env, { LOCALES: readdirSync(resolve(import.meta.dirname, '../public/_locales')) });

configureGlobal({ seed: Number(import.meta.env.SEED) });
