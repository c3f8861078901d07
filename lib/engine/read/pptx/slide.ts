import type { Block } from '../../document.ts';
import { clip, maxReadChars } from '../clean-text.ts';
import { type Inherited, isTitle, readInherited } from './bullets.ts';
import { readDiagram } from './diagram.ts';
import type { Package } from './package.ts';
import { type Paragraph, readParagraphs, toBlocks } from './paragraphs.ts';
import { readPicture } from './picture.ts';
import { sortForReading } from './reading-order.ts';
import { type Box, type Group, readShapes, type SlideShape } from './shapes.ts';
import { readSlideTable } from './table.ts';
import { chooseDeckTitle, type TextShape } from './title.ts';
import type { XmlElement } from './xml.ts';

export type Content = Block | { readonly type: 'chart'; readonly space: XmlElement };

export interface SlidePart {
  readonly place: string;
  readonly contents: readonly Content[];
}

export interface PptxSlide {
  readonly title: string | undefined;
  readonly parts: readonly SlidePart[];
  /** Spelling language (BCP 47) of its first runs. */
  readonly languages: readonly string[];
}

/** Repeated placeholders (ECMA-376 part 1, 19.7.10). */
const furniture: ReadonlySet<string> = new Set(['dt', 'ftr', 'hdr', 'sldNum']);

/** In English Metric Units. */
export interface SlideSize {
  readonly width: number;
  readonly height: number;
}

interface SlideSource {
  readonly name: string;
  readonly root: XmlElement;
  readonly size: SlideSize;
  readonly pack: Package;
  readonly known: Map<string, Inherited>;
}

export function readSlide({ name, root, size, pack, known }: SlideSource): PptxSlide | undefined {
  if (/^(?:0|false)$/.test(root.attribute('show') ?? '')) return undefined;
  const tree = root.at('cSld', 'spTree');
  const inherited = readInherited(name, pack, known);
  const members = tree ? withoutFurniture(readShapes(tree), size, inherited) : [];
  const unordered = flatten(members);
  const texts = new Map(unordered.map((shape) => [shape, readShapeParagraphs(shape, inherited)]));
  const isRightToLeft = isMostlyRightToLeft([...texts.values()].flat());

  const ordered = sortForReading(members, isRightToLeft);
  const textShapes = ordered.map((shape) => ({ shape, paragraphs: texts.get(shape) ?? [] }));
  const title = readTitle(textShapes) ?? chooseDeckTitle(textShapes);
  const readRelations = () => pack.relations(name);
  const parts = textShapes.flatMap(({ shape, paragraphs }) => {
    const rest = title?.shapes.includes(shape) ? paragraphs.slice(title.paragraphs) : paragraphs;
    const contents = shape.element.name === 'sp' ? toBlocks(rest) : readObject(shape.element, pack, readRelations);
    return contents.length > 0 ? [{ place: toPlaceKey(shape), contents }] : [];
  });
  return {
    title: title && clip(title.text, maxReadChars.heading),
    parts,
    languages: unordered.flatMap(({ element }) => readLanguage(element) ?? []),
  };
}

function withoutFurniture(
  members: readonly (SlideShape | Group)[],
  size: SlideSize,
  inherited: Inherited,
): (SlideShape | Group)[] {
  const isFurniture = (member: SlideShape | Group) =>
    'placeholder' in member && furniture.has(member.placeholder?.type ?? '');
  const kept = members.filter((member) => !isFurniture(member) && !isBeside(member.box, size));
  const holdsTitle = (member: SlideShape | Group) => 'placeholder' in member && isTitle(member.placeholder?.type ?? '');
  if (kept.filter((member) => !holdsTitle(member)).length < 2) return kept;
  return kept.map((member) => {
    if ('members' in member || member.box || !member.placeholder) return member;
    return { ...member, box: inherited.box(member.placeholder) };
  });
}

/** Outside the slide are its makers' hints and leftovers. */
const isBeside = (box: Box | undefined, { width, height }: SlideSize): boolean =>
  box !== undefined && (box.x >= width || box.y >= height || box.x + box.width < 0 || box.y + box.height < 0);

const flatten = (members: readonly (SlideShape | Group)[]): SlideShape[] =>
  members.flatMap((member) => ('members' in member ? flatten(member.members) : [member]));

function readShapeParagraphs({ element, placeholder }: SlideShape, inherited: Inherited): Paragraph[] {
  const body = element.name === 'sp' ? element.child('txBody') : undefined;
  if (!body) return [];
  return readParagraphs(body, (level) => (placeholder ? inherited.mark(placeholder, level) : 'none'));
}

function readTitle(textShapes: readonly TextShape[]) {
  const found = textShapes.filter(
    ({ shape, paragraphs }) => isTitle(shape.placeholder?.type ?? '') && paragraphs.length > 0,
  );
  if (found.length === 0) return undefined;
  const text = found.flatMap(({ paragraphs }) => paragraphs.map((paragraph) => paragraph.text)).join(' ');
  return { shapes: found.map(({ shape }) => shape), paragraphs: Number.POSITIVE_INFINITY, text };
}

function readObject(element: XmlElement, pack: Package, relations: () => ReturnType<Package['relations']>): Content[] {
  if (element.name === 'pic') return readPicture(element, relations());
  const data = element.at('graphic', 'graphicData');
  const part = (id: string | undefined) => {
    const target = id === undefined ? undefined : relations().get(id)?.target;
    return target === undefined ? undefined : pack.part(target);
  };
  for (const child of data?.children ?? []) {
    if (child.name === 'tbl') return readSlideTable(child);
    if (child.name === 'chart') {
      const space = part(child.attributeIn('/relationships', 'id'));
      return space?.name === 'chartSpace' ? [{ type: 'chart', space }] : [];
    }
    if (child.name === 'relIds') {
      const model = part(child.attributeIn('/relationships', 'dm'));
      return model ? readDiagram(model) : [];
    }
  }
  return [];
}

/** A tenth of an inch, since copies are moved a little. */
const coarse = 91_440;
function toPlaceKey({ box }: SlideShape): string {
  return box ? `${Math.round(box.x / coarse)},${Math.round(box.y / coarse)}` : '';
}

const readLanguage = (element: XmlElement): string | undefined =>
  element.at('txBody', 'p', 'r', 'rPr')?.attribute('lang');

function isMostlyRightToLeft(paragraphs: readonly Paragraph[]): boolean {
  const text = paragraphs
    .map((paragraph) => paragraph.text)
    .join(' ')
    .slice(0, 2000);
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return (
    count(/[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu) > count(/\p{Script=Latin}/gu)
  );
}
