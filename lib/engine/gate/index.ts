export { assessGravity, type GravityText, mentionsGravity, opensGravely } from './gravity.ts';
export { assessHarm, type Harm, type HarmFinding } from './harm.ts';
export { assessDocumentGravity, refuseCaptions, refuseMemeSource, toGravityText, withoutHarm } from './source.ts';
