import type { XmlElement } from './xml.ts';
import { isTrue } from './xml.ts';

/** In English Metric Units (914,400 per inch). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Placeholder {
  /** "title", "body"…; by default "obj", any content (ECMA-376 part 1, 19.7.10). */
  readonly type: string;
  readonly index: string;
}

export interface SlideShape {
  readonly element: XmlElement;
  readonly box: Box | undefined;
  readonly placeholder: Placeholder | undefined;
}

export interface Group {
  readonly box: Box | undefined;
  readonly members: readonly (SlideShape | Group)[];
}

/** From a group's coordinates to the slide's. */
interface Transform {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}
const unmoved: Transform = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

export const readShapes = (tree: XmlElement): (SlideShape | Group)[] => readMembers(tree, unmoved);

const readMembers = (parent: XmlElement, transform: Transform): (SlideShape | Group)[] =>
  parent.children.flatMap((element) => readMember(element, transform));

function readMember(element: XmlElement, transform: Transform): (SlideShape | Group)[] {
  switch (element.name) {
    case 'AlternateContent': {
      // The first choice has the content; the fallback is a picture of it.
      const choice = element.child('Choice') ?? element.child('Fallback');
      return choice ? readMembers(choice, transform) : [];
    }
    case 'grpSp': {
      if (isHidden(element)) return [];
      const frame = element.at('grpSpPr', 'xfrm');
      const members = readMembers(element, toInner(frame, transform));
      return members.length > 0 ? [{ box: readBox(frame, transform), members }] : [];
    }
    case 'sp':
    case 'pic':
    case 'graphicFrame': {
      if (isHidden(element)) return [];
      const box = readBox(element.at('spPr', 'xfrm') ?? element.child('xfrm'), transform);
      return [{ element, box, placeholder: readPlaceholder(element) }];
    }
    default:
      return [];
  }
}

export const findNaming = (element: XmlElement): XmlElement | undefined => element.children[0]?.child('cNvPr');

const isHidden = (element: XmlElement) => isTrue(findNaming(element)?.attribute('hidden'));

function readPlaceholder(element: XmlElement): Placeholder | undefined {
  const placeholder = element.children[0]?.at('nvPr', 'ph');
  if (!placeholder) return undefined;
  return { type: placeholder.attribute('type') ?? 'obj', index: placeholder.attribute('idx') ?? '0' };
}

const readNumber = (element: XmlElement | undefined, name: string): number => {
  const value = Number(element?.attribute(name));
  return Number.isFinite(value) ? value : 0;
};

function readBox(frame: XmlElement | undefined, { x, y, scaleX, scaleY }: Transform): Box | undefined {
  const [offset, extent] = [frame?.child('off'), frame?.child('ext')];
  if (!offset || !extent) return undefined;
  return {
    x: x + readNumber(offset, 'x') * scaleX,
    y: y + readNumber(offset, 'y') * scaleY,
    width: Math.abs(readNumber(extent, 'cx') * scaleX),
    height: Math.abs(readNumber(extent, 'cy') * scaleY),
  };
}

function toInner(frame: XmlElement | undefined, outer: Transform): Transform {
  const box = readBox(frame, outer);
  const [offset, extent] = [frame?.child('chOff'), frame?.child('chExt')];
  if (!box || !offset || !extent) return outer;
  const scale = (outside: number, inside: number, other: number) => (inside > 0 ? outside / inside : other);
  const scaleX = scale(box.width, readNumber(extent, 'cx'), outer.scaleX);
  const scaleY = scale(box.height, readNumber(extent, 'cy'), outer.scaleY);
  return {
    x: box.x - readNumber(offset, 'x') * scaleX,
    y: box.y - readNumber(offset, 'y') * scaleY,
    scaleX,
    scaleY,
  };
}
