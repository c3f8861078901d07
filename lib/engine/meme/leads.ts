import type { Judged } from './jokes/choose.ts';
import { type Step, steps } from './jokes/steps.ts';

/** On a serious page a frame makes fun of it, and what it quotes takes sides. */
const ofSerious: ReadonlySet<Step> = new Set(['own', 'joke', 'headline']);

/** Ideas that may come first on a page: those of the first step that has any, or a drawing that the notes ask for. */
export function findLeadIdeas(
  judged: readonly Judged[],
  isSerious: boolean,
  isAsked: (template: string) => boolean,
): ReadonlySet<Judged> {
  const asked = judged.filter(({ template }) => isAsked(template));
  const [first = []] = steps
    .filter((step) => !isSerious || ofSerious.has(step))
    .map((step) => judged.filter((each) => each.step === step && !(isSerious && each.isOfLead === true)))
    .filter((found) => found.length > 0);
  return new Set([...first, ...asked]);
}
