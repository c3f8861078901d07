import { plainer } from './contradictions.ts';
import { listDomains } from './domains.ts';
import { listMain, type TextDomains } from './matching/read-domains.ts';
import type { Matter } from './matter.ts';

const isOfField = (drawing: string, about: TextDomains): boolean =>
  listDomains(drawing).length === 0 || listMain(about).some(({ name }) => listDomains(drawing).includes(name));

/** Where the title's own thing cannot be drawn: a plainer one, or nothing unless the title names what was chosen. */
export function replaceContradicted(matter: Matter, choose: (matter: Matter) => readonly string[]): readonly string[] {
  const { candidates, contradicted, about } = matter;
  const chosen = choose(matter);
  const [meant = ''] = choose({ ...matter, contradicted: new Map() });
  const instead = contradicted.get(meant);
  if (instead !== undefined) return [instead];
  const titled = candidates.filter(({ isInTitle }) => isInTitle);
  const lost = titled.find(({ drawing }) => contradicted.has(drawing));
  if (!lost || titled.some(({ drawing }) => chosen[0] === drawing)) return chosen;
  const plain = plainer[lost.drawing];
  return plain === undefined || !isOfField(plain, about) ? [] : [plain];
}
