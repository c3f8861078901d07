import { escapeXml } from '../xml.ts';
import { toEmu } from './paint.ts';
import { themeFonts } from './text-box.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const typed = 'application/vnd.openxmlformats-officedocument';
const spaces =
  `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${office}"` +
  ' xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

interface PartRelation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

const writeRelations = (relations: readonly PartRelation[]) =>
  `${declaration}<Relationships xmlns="${packaged}/relationships">${relations
    .map(({ id, type, target }) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const emptyTree =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>' +
  '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr>';

const colors = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;
const shades = ['1A1A1A', 'FFFFFF', '333333', 'F2F2F2', '0F766E', 'B45309', '1D4ED8', 'BE123C', '6D28D9', '4D7C0F'];

function writeTheme(): string {
  const scheme = colors.map((name, index) => `<a:${name}><a:srgbClr val="${shades[index]}"/></a:${name}>`).join('');
  const links = '<a:hlink><a:srgbClr val="1D4ED8"/></a:hlink><a:folHlink><a:srgbClr val="6D28D9"/></a:folHlink>';
  const writeFont = (name: string) => `<a:latin typeface="${name}"/><a:ea typeface=""/><a:cs typeface=""/>`;
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="9525">${fill}</a:ln>`;
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  return [
    declaration,
    '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Broadside"><a:themeElements>',
    `<a:clrScheme name="Broadside">${scheme}${links}</a:clrScheme>`,
    `<a:fontScheme name="Broadside"><a:majorFont>${writeFont(themeFonts.headline)}</a:majorFont>`,
    `<a:minorFont>${writeFont(themeFonts.body)}</a:minorFont></a:fontScheme>`,
    `<a:fmtScheme name="Broadside"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst>`,
    `<a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`,
    '</a:themeElements></a:theme>',
  ].join('');
}

interface SlideTargets {
  readonly targets: readonly { readonly id: string; readonly name: string }[];
}

interface Deck {
  readonly title: string;
  readonly language: string;
  readonly at: Date;
  readonly width: number;
  readonly height: number;
}

function writeTypes(numbers: readonly number[]): string {
  const overrides = [
    ['/ppt/presentation.xml', `${typed}.presentationml.presentation.main+xml`],
    ['/ppt/slideMasters/slideMaster1.xml', `${typed}.presentationml.slideMaster+xml`],
    ['/ppt/slideLayouts/slideLayout1.xml', `${typed}.presentationml.slideLayout+xml`],
    ['/ppt/theme/theme1.xml', `${typed}.theme+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ...numbers.map((n) => [`/ppt/slides/slide${n}.xml`, `${typed}.presentationml.slide+xml`]),
  ];
  return [
    `${declaration}<Types xmlns="${packaged}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>',
    overrides.map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`).join(''),
    '</Types>',
  ].join('');
}

function writeCore({ title, language, at }: Deck): string {
  const date = `${at.toISOString().slice(0, 19)}Z`;
  return [
    `${declaration}<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties"`,
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeXml(title)}</dc:title><dc:language>${escapeXml(language)}</dc:language>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created>`,
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified></cp:coreProperties>`,
  ].join('');
}

function writePresentation(numbers: readonly number[], { width, height }: Deck): string {
  return [
    `${declaration}<p:presentation ${spaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>`,
    `<p:sldIdLst>${numbers.map((n) => `<p:sldId id="${255 + n}" r:id="rId${n + 1}"/>`).join('')}</p:sldIdLst>`,
    `<p:sldSz cx="${toEmu(width)}" cy="${toEmu(height)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
  ].join('');
}

function writeTitleTree({ width, height }: Deck): string {
  const frame = `<a:xfrm><a:off x="0" y="0"/><a:ext cx="${toEmu(width)}" cy="${toEmu(height / 4)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;
  const body = '<p:txBody><a:bodyPr><a:noAutofit/></a:bodyPr><a:lstStyle/><a:p><a:endParaRPr/></a:p></p:txBody>';
  return `<p:spTree>${emptyTree}<p:spPr>${frame}</p:spPr>${body}</p:sp></p:spTree>`;
}

function writeMaster(tree: string): string {
  const ground = '<p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>';
  const map =
    '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3"' +
    ' accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
  return [
    `${declaration}<p:sldMaster ${spaces}><p:cSld>${ground}${tree}</p:cSld>${map}`,
    '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst>',
    '<p:txStyles><p:titleStyle/><p:bodyStyle/><p:otherStyle/></p:txStyles></p:sldMaster>',
  ].join('');
}

function layoutXml(tree: string): string {
  return [
    `${declaration}<p:sldLayout ${spaces} type="titleOnly"><p:cSld name="Picture">${tree}</p:cSld>`,
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>',
  ].join('');
}

export function writePackageParts(slides: readonly SlideTargets[], deck: Deck): Readonly<Record<string, string>> {
  const numbers = slides.map((_, index) => index + 1);
  const tree = writeTitleTree(deck);
  return {
    '[Content_Types].xml': writeTypes(numbers),
    '_rels/.rels': writeRelations([
      { id: 'rId1', type: `${office}/officeDocument`, target: 'ppt/presentation.xml' },
      { id: 'rId2', type: `${packaged}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
    ]),
    'docProps/core.xml': writeCore(deck),
    'ppt/presentation.xml': writePresentation(numbers, deck),
    'ppt/_rels/presentation.xml.rels': writeRelations([
      { id: 'rId1', type: `${office}/slideMaster`, target: 'slideMasters/slideMaster1.xml' },
      ...numbers.map((n) => ({ id: `rId${n + 1}`, type: `${office}/slide`, target: `slides/slide${n}.xml` })),
      { id: `rId${numbers.length + 2}`, type: `${office}/theme`, target: 'theme/theme1.xml' },
    ]),
    'ppt/slideMasters/slideMaster1.xml': writeMaster(tree),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': writeRelations([
      { id: 'rId1', type: `${office}/slideLayout`, target: '../slideLayouts/slideLayout1.xml' },
      { id: 'rId2', type: `${office}/theme`, target: '../theme/theme1.xml' },
    ]),
    'ppt/slideLayouts/slideLayout1.xml': layoutXml(tree),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': writeRelations([
      { id: 'rId1', type: `${office}/slideMaster`, target: '../slideMasters/slideMaster1.xml' },
    ]),
    'ppt/theme/theme1.xml': writeTheme(),
    ...Object.fromEntries(
      slides.map(({ targets }, index) => [
        `ppt/slides/_rels/slide${index + 1}.xml.rels`,
        writeRelations([
          { id: 'rId1', type: `${office}/slideLayout`, target: '../slideLayouts/slideLayout1.xml' },
          ...targets.map(({ id, name }) => ({ id, type: `${office}/image`, target: `../media/${name}` })),
        ]),
      ]),
    ),
  };
}
