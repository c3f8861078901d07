import { strToU8, type Zippable, zipSync } from 'fflate';

const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"';
const relationTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A place in inches: x, y, width, height. */
export type Place = readonly [number, number, number, number];
const frame = ([x, y, width, height]: Place, tag = 'a:xfrm') => {
  const [left, top, across, down] = [x, y, width, height].map((inches) => Math.round(inches * 914_400));
  return `<${tag}><a:off x="${left}" y="${top}"/><a:ext cx="${across}" cy="${down}"/></${tag}>`;
};
const naming = (kind: string, inside = '', attributes = '') =>
  `<p:nv${kind}><p:cNvPr id="2" name="Thing" ${attributes}/><p:cNv${kind}/><p:nvPr>${inside}</p:nvPr></p:nv${kind}>`;

/** A paragraph; `properties` is what stands in `a:pPr`, attributes first: `lvl="1"|<a:buNone/>`. */
export const line = (text: string, properties = '', run = '') => {
  const [attributes, inside = ''] = properties.split('|');
  return `<a:p><a:pPr ${attributes}>${inside}</a:pPr><a:r><a:rPr lang="en-GB" ${run}/><a:t>${text}</a:t></a:r></a:p>`;
};
const body = (lines: string) => `<p:txBody><a:bodyPr/><a:lstStyle/>${lines}</p:txBody>`;

/** A text box; `attributes` are those of the element that names it. */
export const box = (lines: string, place: Place, attributes = '') =>
  `<p:sp>${naming('SpPr', '', attributes)}<p:spPr>${frame(place)}</p:spPr>${body(lines)}</p:sp>`;
export const placeholder = (type: string, lines: string, place?: Place, index = '1') =>
  `<p:sp>${naming('SpPr', `<p:ph type="${type}" idx="${index}"/>`)}<p:spPr>${place ? frame(place) : ''}</p:spPr>${body(lines)}</p:sp>`;
export const title = (text: string) => placeholder('title', line(text), undefined, '0');
/** A body of bullets, one a line. */
export const bullets = (...texts: readonly string[]) => placeholder('body', texts.map((text) => line(text)).join(''));

/** Things in a group that stands at `place` while its inside runs over `inside`. */
export const group = (things: string, place: Place, inside: Place) =>
  `<p:grpSp>${naming('GrpSpPr')}<p:grpSpPr><a:xfrm>${frame(place, 'x').replace(/<\/?x>/g, '')}${frame(inside, 'x')
    .replace(/<\/?x>/g, '')
    .replace('a:off', 'a:chOff')
    .replace('a:ext', 'a:chExt')}</a:xfrm></p:grpSpPr>${things}</p:grpSp>`;

const graphic = (inside: string, place: Place = [1, 2, 6, 4]) =>
  `<p:graphicFrame>${naming('GraphicFramePr')}${frame(place, 'p:xfrm')}<a:graphic><a:graphicData>${inside}</a:graphicData></a:graphic></p:graphicFrame>`;
export const cell = (text: string, attributes = '') =>
  `<a:tc ${attributes}>${body(line(text)).replaceAll('p:txBody', 'a:txBody')}</a:tc>`;
export const table = (rows: readonly (readonly string[])[], properties = 'firstRow="1"') =>
  graphic(
    `<a:tbl><a:tblPr ${properties}/>${rows.map((cells) => `<a:tr>${cells.map((one) => (one.startsWith('<') ? one : cell(one))).join('')}</a:tr>`).join('')}</a:tbl>`,
  );
export const chart = graphic('<c:chart r:id="rIdChart"/>');
export const diagram = graphic('<dgm:relIds r:dm="rIdDiagram"/>');
export const picture = (description: string) =>
  `<p:pic>${naming('PicPr', '', `descr="${description}"`)}<p:blipFill><a:blip r:embed="rIdPicture"/></p:blipFill><p:spPr>${frame([1, 1, 2, 2])}</p:spPr></p:pic>`;

export const slide = (things: string, attributes = '') =>
  `<p:sld ${namespaces} ${attributes}><p:cSld><p:spTree>${things}</p:spTree></p:cSld></p:sld>`;

const relations = (list: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${relationTypes}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

export interface Deck {
  /** XML of each slide, in the order they are shown. */
  readonly slides: readonly string[];
  /** The chart, diagram and layout that every slide is tied to. */
  readonly chart?: string;
  readonly diagram?: string;
  readonly layout?: string;
  /** What stands in `cp:coreProperties`. */
  readonly properties?: string;
}

/** The parts of a deck by their names. Its slides' files are numbered against their order, as after sorting by hand. */
export function listParts({ slides, chart, diagram, layout, properties = '' }: Deck): Record<string, string> {
  const file = (index: number) => `slides/slide${slides.length - index}.xml`;
  const parts: Record<string, string> = {
    '_rels/.rels': relations([
      ['rId1', 'officeDocument', 'ppt/presentation.xml'],
      ['rId2', 'metadata/core-properties', 'docProps/core.xml'],
    ]),
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="core" xmlns:dc="dc" xmlns:dcterms="terms">${properties}</cp:coreProperties>`,
    'ppt/presentation.xml': `<p:presentation ${namespaces}><p:sldIdLst>${slides
      .map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index}"/>`)
      .join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(slides.map((_, index) => [`rId${index}`, 'slide', file(index)])),
    'ppt/slideLayouts/slideLayout1.xml': layout ?? `<p:sldLayout ${namespaces}/>`,
  };
  for (const [index, xml] of slides.entries()) {
    parts[`ppt/${file(index)}`] = xml;
    parts[`ppt/slides/_rels/slide${slides.length - index}.xml.rels`] = relations([
      ['rIdLayout', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['rIdChart', 'chart', '../charts/chart1.xml'],
      ['rIdDiagram', 'diagramData', '/ppt/diagrams/data1.xml'],
      ['rIdPicture', 'image', '../media/image1.png'],
    ]);
  }
  if (chart) parts['ppt/charts/chart1.xml'] = `<c:chartSpace ${namespaces}>${chart}</c:chartSpace>`;
  if (diagram) parts['ppt/diagrams/data1.xml'] = `<dgm:dataModel ${namespaces}>${diagram}</dgm:dataModel>`;
  return parts;
}

export const pack = (parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> => {
  const files: Zippable = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return Uint8Array.from(zipSync(files, { level: 1 }));
};

export const makeDeck = (deck: Deck): Uint8Array<ArrayBuffer> => pack(listParts(deck));

/** A layout with placeholders, made like those of slides. */
export const makeLayout = (things: string) =>
  `<p:sldLayout ${namespaces}><p:cSld><p:spTree>${things}</p:spTree></p:cSld></p:sldLayout>`;
