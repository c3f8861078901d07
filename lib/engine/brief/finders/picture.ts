import { joinForms } from '../../languages/patterns.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';

/** Asset name of an uploaded picture, which unlike an address is always available. */
export const upload = 'sourceImage';

const minName = 6;
const maxCredit = 80;

/** "Photo: Ada Example", "© Ada Example / Agency". */
const credit = new RegExp(
  String.raw`(?:(?:${joinForms('pictureCredit')})(?:\s(?:${joinForms('pictureCreditBy')}))?\s*[:：]|${joinForms('pictureBy')}\s|©|${joinForms('pictureCreditMarked')})\s*(?<who>[^.;|()]{3,})`,
  'iu',
);

const readName = (address: string): string =>
  (URL.parse(address)?.pathname.split('/').at(-1) ?? '').replace(/\.\w+$|[-_]?\d+x\d+/gu, '');

const isSame = (one: string, other: string): boolean =>
  one === other || (readName(one).length >= minName && readName(one) === readName(other));

export function findCredit(caption: string): string | undefined {
  const said = credit.exec(caption);
  const who = said?.groups?.who?.trim();
  if (who === undefined || who.length > maxCredit) return undefined;
  return said?.[0].trim();
}

export function findPicture({ document: { metadata, blocks } }: Reading): Candidate[] {
  const figures = blocks.filter((block) => block.type === 'figure');
  const image = metadata.leadImage ?? figures[0]?.image;
  if (image === undefined) return [];
  const { caption, credit: named } = figures.find((figure) => isSame(figure.image, image)) ?? {};
  const maker = named ?? (caption && findCredit(caption));
  const said = { ...(caption && { caption }), ...(maker && { credit: maker }) };
  const bid = { sure: image === upload ? 1 : 0.5, weight: weights.module.picture, why: 'lead image' };
  return [{ module: { kind: 'picture', image, ...said, ...bid } }];
}
