import type { Block } from '../../document.ts';
import { readBodyText } from './paragraphs.ts';
import type { XmlElement } from './xml.ts';

const isSequence = /process|chevron|step|arrow|cycle|timeline/i;
const deepest = 8;

export function readDiagram(data: XmlElement): Block[] {
  const points = new Map<string, XmlElement>();
  let root: { id: string; layout: string } | undefined;
  for (const point of data.child('ptLst')?.all('pt') ?? []) {
    const type = point.attribute('type') ?? 'node';
    const id = point.attribute('modelId') ?? '';
    if (type === 'doc') root = { id, layout: point.child('prSet')?.attribute('loTypeId') ?? '' };
    if (type === 'node' || type === 'asst') points.set(id, point);
  }
  if (!root) return [];

  const items: { text: string; level: number }[] = [];
  const children = mapChildren(data);
  const add = (parent: string, level: number) => {
    for (const id of children.get(parent) ?? []) {
      const point = points.get(id);
      // Each point once, so that cycles end.
      if (!point || !points.delete(id)) continue;
      const text = readBodyText(point.child('t'));
      if (text) items.push({ text, level });
      if (level < deepest) add(id, text ? level + 1 : level);
    }
  };
  add(root.id, 0);
  const [first, ...others] = items;
  if (first && others.length === 0) return [{ type: 'paragraph', text: first.text }];
  return first ? [{ type: 'list', ordered: isSequence.test(root.layout), items }] : [];
}

function mapChildren(data: XmlElement): Map<string, string[]> {
  const links = (data.child('cxnLst')?.all('cxn') ?? [])
    .filter((link) => (link.attribute('type') ?? 'parOf') === 'parOf')
    .map((link) => ({
      parent: link.attribute('srcId') ?? '',
      child: link.attribute('destId') ?? '',
      place: Number(link.attribute('srcOrd')) || 0,
    }))
    .sort((a, b) => a.place - b.place);
  const children = new Map<string, string[]>();
  for (const { parent, child } of links) {
    const found = children.get(parent);
    if (found) found.push(child);
    else children.set(parent, [child]);
  }
  return children;
}
