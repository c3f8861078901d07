import type { Judged } from './jokes/choose.ts';
import { steps } from './jokes/steps.ts';

/**
 * Ideas that may come first on a page: those of the first step that has any, or a drawing that the notes ask for. No serious page
 * is led by a genre's frame, nor by a line that is not sure to be a joke: below a serious headline it takes sides.
 */
export function findLeads(
  judged: readonly Judged[],
  isSerious: boolean,
  isAsked: (template: string) => boolean,
): ReadonlySet<Judged> {
  const asked = judged.filter(({ template }) => isAsked(template));
  const [first = []] = steps
    .filter((step) => !isSerious || step === 'joke' || step === 'headline')
    .map((step) => judged.filter((each) => each.step === step))
    .filter((found) => found.length > 0);
  return new Set([...first, ...asked]);
}
