export { assessGravity, type GravityText, mentionsGravity } from './gravity.ts';
export { assessHarm } from './harm.ts';
export {
  assessDocumentGravity,
  joinTexts,
  refuseCaptions,
  refuseMemeSource,
  toGravityText,
  withoutHarm,
} from './source.ts';
