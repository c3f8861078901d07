import { listDomains } from './domains.ts';
import { listMain, type TextDomains } from './matching/read-domains.ts';

/** Things found in any text, which are its subject only within their own domain. */
export const ofAnything: ReadonlySet<string> = new Set(
  [
    'gear label memo page-facing-up calendar speech-balloon world-map hourglass-not-done warning printer browser-window',
    'ballot-box-with-ballot contract lectern briefcase scroll dollar-banknote euro-banknote pound-banknote yen-banknote newspaper e-mail video-camera',
  ]
    .join(' ')
    .split(' '),
);

/** Signs of a wide field, which say something only where the source itself speaks of the thing: a bank is not imperialism. */
export const signs: ReadonlySet<string> = new Set([
  'classical-building',
  'bank',
  'office-building',
  'thermometer',
  'calendar',
]);

/** Domains of a past without today's things (no wrench among Stone Age tools). */
const past: ReadonlySet<string> = new Set(['archaeology', 'prehistory', 'dinosaurs']);

export const isOfToday = (drawing: string, about: TextDomains): boolean => {
  const main = listMain(about).find(({ name }) => past.has(name));
  return main !== undefined && !listDomains(drawing).some((name) => past.has(name));
};
