import type { Picture, UnmetWish } from '../../engine/index.ts';
import type { StoredJob } from './record.ts';

const unmetRemarks: Readonly<Record<UnmetWish, string>> = {
  layout: 'The source does not hold the layout that was asked for.',
  points: 'The source does not hold the number of points that was asked for.',
  numbers: 'Not all numbers could be left out.',
  photo: 'There is no photo of the source that could be drawn.',
  drawings: 'A grave matter gets no drawings.',
  look: 'A picture has one look, and a grave matter its own.',
  notes: 'The picture would be the same without the notes.',
  composition: 'The composition that was asked for does not fit.',
  template: 'The source has no words for the template that was asked for.',
  mood: 'The source has no joke in the mood that was asked for.',
  audience: 'No joke for the audience that was named suits the source.',
  avoid: 'The source’s words, or the picture, show what was to be avoided.',
  words: 'The source’s words are too many for large ones.',
};

export function listRemarks({ results }: StoredJob, { standIns = [], lacksLogo, unmet = [] }: Picture): string[] {
  return [
    ...(results.brand?.colors.length === 0 ? ['The brand’s site names no colour.'] : []),
    ...(lacksLogo ? ['The brand’s logo could not be loaded.'] : []),
    ...unmet.map((wish) => unmetRemarks[wish]),
    ...Array.from(
      Map.groupBy(standIns, ({ name }) => name),
      ([name, each]) => {
        const instead = [...new Set(each.map((standIn) => standIn.instead))];
        const stands = instead.length > 1 ? 'stand' : 'stands';
        return `The font “${name}” could not be loaded: ${instead.join(' and ')} ${stands} in for it.`;
      },
    ),
  ];
}

export const joinRemarks = (remarks: readonly string[]): string =>
  remarks.length > 0 ? ` (${[...new Set(remarks)].join(' ')})` : '';
