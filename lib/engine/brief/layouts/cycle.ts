import { overlap, termsOf } from '../text.ts';
import type { Finding, Reading } from './reading.ts';

/** Words for what goes round. */
const round =
  /(?<!\p{L})(?:cycles?|cyclical|loops?|flywheel|vicious circle|virtuous circle|kreisl(?:auf|äufe)|zyklus|teufelskreis|schleife|boucle|cercle vicieux|cercle vertueux|ciclos?|círculo vicioso|círculo virtuoso|bucle|ciclo|circolo vizioso|circolo virtuoso|kringloop|cyclus|vicieuze cirkel)(?!\p{L})|循環|サイクル|循环|周期|دورة|حلقة/iu;
/** How a last step says that the first comes next. */
const closing =
  /(?<!\p{L})(?:again|anew|repeats?|repeated|starts? over|back to (?:the|step|where)|returns? to|begins? (?:again|anew)|once more|von vorn\w*|von neuem|erneut|beginnt wieder|zurück zu\w*|recommence\w*|revient|à nouveau|de nouveau|vuelve a|de nuevo|otra vez|se repite|recomeça|de novo|novamente|repete|ricomincia|di nuovo|si ripete|torna al\w*|opnieuw|herhaalt|terug naar)(?!\p{L})|再び|最初に戻|繰り返|重新|再次|循环往复|من جديد|مرة أخرى/iu;
/** Least share of the first step's words that the last must repeat to close without saying so. */
const leastReturn = 0.5;

/** Steps that lead back to the first, in a text that says it tells of a cycle. */
export function findCycle({ fullTitle, words }: Reading, steps: Finding | undefined): Finding | undefined {
  if (steps?.points === undefined || steps.points.length < 3 || steps.points.length > 7 || !round.test(fullTitle))
    return undefined;
  const last = steps.points.at(-1);
  const first = steps.points[0];
  if (last === undefined || first === undefined) return undefined;
  const returns = overlap(
    new Set(termsOf(first.heading, words)),
    new Set(termsOf(`${last.heading} ${last.body ?? ''}`, words)),
  );
  const isClosed = closing.test(last.sentence) || returns >= leastReturn;
  return { layout: 'cycle', score: isClosed ? 0.97 : 0.3, points: steps.points, ordered: true };
}
