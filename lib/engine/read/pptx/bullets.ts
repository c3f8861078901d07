import { makeOnce } from '../../keep.ts';
import type { Package } from './package.ts';
import { findRelation } from './package.ts';
import { type Box, type Placeholder, readShapes, type SlideShape } from './shapes.ts';
import type { XmlElement } from './xml.ts';

export type Mark = 'none' | 'bullet' | 'number';

export function readMark(properties: XmlElement | undefined): Mark | undefined {
  for (const child of properties?.children ?? []) {
    if (child.name === 'buNone') return 'none';
    if (child.name === 'buAutoNum') return 'number';
    if (child.name === 'buChar' || child.name === 'buBlip') return 'bullet';
  }
  return undefined;
}

export const markInStyles = (styles: XmlElement | undefined, level: number): Mark | undefined =>
  readMark(styles?.child(`lvl${level + 1}pPr`));

export interface Inherited {
  box(placeholder: Placeholder): Box | undefined;
  mark(placeholder: Placeholder, level: number): Mark;
}

export const isTitle = (type: string) => type === 'title' || type === 'ctrTitle';
const isBody = (type: string) => type === 'body' || type === 'obj';

function listPlaceholders(root: XmlElement | undefined): SlideShape[] {
  const tree = root?.at('cSld', 'spTree');
  const shapes = tree ? readShapes(tree) : [];
  return shapes.filter((shape) => 'element' in shape && shape.placeholder !== undefined) as SlideShape[];
}

const findListStyles = (shape: SlideShape | undefined) => shape?.element.at('txBody', 'lstStyle');

export function readInherited(slide: string, pack: Package, known: Map<string, Inherited>): Inherited {
  const layout = findRelation(pack.relations(slide), 'slideLayout')?.target ?? '';
  const found = known.get(layout);
  if (found) return found;
  const master = makeOnce(() => (layout && findRelation(pack.relations(layout), 'slideMaster')?.target) || undefined);
  const onLayout = makeOnce(() => listPlaceholders(layout ? pack.part(layout) : undefined));
  const masterRoot = makeOnce(() => {
    const name = master();
    return name ? pack.sharedPart(name) : undefined;
  });
  const onMaster = makeOnce(() => listPlaceholders(masterRoot()));
  const findInLayout = ({ type, index }: Placeholder): SlideShape | undefined => {
    const byIndex = onLayout().find(({ placeholder }) => placeholder?.index === index && index !== '0');
    return byIndex ?? onLayout().find(({ placeholder }) => placeholder && isLike(placeholder.type, type));
  };
  const findInMaster = ({ type }: Placeholder): SlideShape | undefined =>
    onMaster().find(({ placeholder }) => placeholder && isLike(placeholder.type, type));

  const inherited: Inherited = {
    box: (placeholder) => findInLayout(placeholder)?.box ?? findInMaster(placeholder)?.box,
    mark(placeholder, level) {
      if (isTitle(placeholder.type)) return 'none';
      if (!isBody(placeholder.type)) return markInStyles(findListStyles(findInLayout(placeholder)), level) ?? 'none';
      return (
        markInStyles(findListStyles(findInLayout(placeholder)), level) ??
        markInStyles(findListStyles(findInMaster(placeholder)), level) ??
        markInStyles(masterRoot()?.at('txStyles', 'bodyStyle'), level) ??
        'bullet'
      );
    },
  };
  known.set(layout, inherited);
  return inherited;
}

const isLike = (a: string, b: string): boolean => a === b || (isTitle(a) && isTitle(b)) || (isBody(a) && isBody(b));
