import type { Platform } from '../../platform.ts';
import type { BoxNode, GroupNode, ImageNode, PathNode, SceneNode, TextNode } from '../../scene.ts';
import { type Page, placeImage } from '../page.ts';
import { escapeXml } from '../xml.ts';
import {
  type Bounds,
  clipToBox,
  findPathBounds,
  identity,
  type Matrix,
  multiply,
  type PathSegment,
  readPath,
  unite,
  writeBoxPath,
} from './geometry.ts';
import { fillXml, toEmu, writeStrokeXml } from './paint.ts';
import { isPhraseOf, type TextParts, writeTextBox } from './text-box.ts';

interface ShapeXml {
  readonly xml: string;
  readonly bounds: Bounds;
}

export class SlideWriter {
  readonly relations = new Map<string, string>();
  private readonly page: Page;
  private readonly platform: Platform;
  private lastId = 1;
  private hasTitle = false;
  private hasDescription = false;

  constructor(page: Page, platform: Platform) {
    this.page = page;
    this.platform = platform;
  }

  write(): string {
    const { width, height, background, nodes } = this.page.scene;
    const frame = { minX: 0, minY: 0, maxX: width, maxY: height };
    const shapes = this.nodes(nodes, identity, frame);
    const ground = fillXml(background, 1, identity, frame);
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
      '<p:sld xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
      ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
      ' xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main">',
      `<p:cSld name="${escapeXml(this.page.title)}"><p:bg><p:bgPr>${ground}<a:effectLst/></p:bgPr></p:bg>`,
      '<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>',
      shapes.map(({ xml }) => xml).join(''),
      '</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>',
    ].join('');
  }

  private nodes(nodes: readonly SceneNode[], matrix: Matrix, clip: Bounds): ShapeXml[] {
    const shapes: ShapeXml[] = [];
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at];
      if (!node) continue;
      if (node.type !== 'text') {
        const shape = this.shape(node, matrix, clip);
        if (shape) shapes.push(shape);
        continue;
      }
      const parts: [TextNode, ...TextNode[]] = [node];
      for (let next = nodes[at + 1]; next?.type === 'text' && isPhraseOf(next, node); next = nodes[at + 1]) {
        parts.push(next);
        at++;
      }
      shapes.push(this.text(parts, matrix));
    }
    return shapes;
  }

  private shape(node: Exclude<SceneNode, TextNode>, matrix: Matrix, clip: Bounds): ShapeXml | undefined {
    switch (node.type) {
      case 'box':
        return this.box(node, matrix, clip);
      case 'path':
        return this.path(node, matrix, clip);
      case 'image':
        return this.image(node, matrix);
      default:
        return this.group(node, matrix, clip);
    }
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  private text(parts: TextParts, matrix: Matrix): ShapeXml {
    const isTitle = parts[0].role === 'title' && !this.hasTitle;
    if (isTitle) this.hasTitle = true;
    const move = (x: number, y: number) =>
      [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]] as const;
    const scale = Math.hypot(matrix[0], matrix[1]);
    return writeTextBox(parts, { id: this.nextId(), isTitle, scale, move }, this.platform);
  }

  private box(node: BoxNode, matrix: Matrix, clip: Bounds): ShapeXml | undefined {
    const { x, y, width, height, radius = 0, fill, stroke } = node;
    const half = stroke ? stroke.width / 2 : 0;
    const d = writeBoxPath(half, half, width - 2 * half, height - 2 * half, Math.max(0, radius - half));
    const own = multiply(matrix, [1, 0, 0, 1, x, y]);
    const segments = readPath(d, own);
    const bounds = findPathBounds(segments);
    const isWhole =
      bounds.minX >= clip.minX && bounds.minY >= clip.minY && bounds.maxX <= clip.maxX && bounds.maxY <= clip.maxY;
    const isUpright = own[1] === 0 && own[2] === 0;
    const scale = Math.hypot(own[0], own[1]);
    const looks = fillXml(fill, 1, own, bounds) + writeStrokeXml(stroke, 1, scale);
    if (!isUpright || !isWhole) return this.freeform(segments, clip, looks, fill !== undefined);
    const [w, h] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY];
    const share = Math.round((Math.min(radius * scale, w / 2, h / 2) / (Math.min(w, h) || 1)) * 100_000);
    const geometry =
      radius > 0
        ? `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${share}"/></a:avLst></a:prstGeom>`
        : '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';
    return this.wrap(bounds, geometry + looks);
  }

  private path(node: PathNode, matrix: Matrix, clip: Bounds): ShapeXml | undefined {
    const { d, x, y, scale, fill, stroke, opacity = 1 } = node;
    const own = multiply(matrix, [scale, 0, 0, scale, x, y]);
    const segments = readPath(d, own);
    if (segments.length < 2) return undefined;
    const looks =
      fillXml(fill, opacity, own, findPathBounds(segments)) +
      writeStrokeXml(stroke, opacity, Math.hypot(own[0], own[1]));
    return this.freeform(segments, clip, looks, fill !== undefined);
  }

  private freeform(
    segments: readonly PathSegment[],
    clip: Bounds,
    looks: string,
    isFilled: boolean,
  ): ShapeXml | undefined {
    const kept = isFilled ? clipToBox(segments, clip) : segments;
    if (!kept) return undefined;
    const bounds = findPathBounds(kept);
    const point = (x: number, y: number) => `<a:pt x="${toEmu(x - bounds.minX)}" y="${toEmu(y - bounds.minY)}"/>`;
    const commands = kept.map((segment) => {
      switch (segment[0]) {
        case 'M':
          return `<a:moveTo>${point(segment[1], segment[2])}</a:moveTo>`;
        case 'L':
          return `<a:lnTo>${point(segment[1], segment[2])}</a:lnTo>`;
        case 'C': {
          const [, x1, y1, x2, y2, x, y] = segment;
          return `<a:cubicBezTo>${point(x1, y1)}${point(x2, y2)}${point(x, y)}</a:cubicBezTo>`;
        }
        default:
          return '<a:close/>';
      }
    });
    const size = `w="${toEmu(bounds.maxX - bounds.minX)}" h="${toEmu(bounds.maxY - bounds.minY)}"`;
    const lists = '<a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>';
    const geometry = `<a:custGeom>${lists}<a:pathLst><a:path ${size}${isFilled ? '' : ' fill="none"'}>${commands.join('')}</a:path></a:pathLst></a:custGeom>`;
    return this.wrap(bounds, geometry + looks);
  }

  private wrap(bounds: Bounds, looks: string): ShapeXml {
    const id = this.nextId();
    const names = `<p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr>`;
    const place = `<a:xfrm>${writeExtent(bounds)}</a:xfrm>`;
    return { xml: `<p:sp>${names}<p:spPr>${place}${looks}</p:spPr></p:sp>`, bounds };
  }

  private image(node: ImageNode, matrix: Matrix): ShapeXml | undefined {
    const image = this.page.images.get(node.asset);
    if (!image) return undefined;
    const { whole, seen } = placeImage(image, node);
    const own = multiply(matrix, [1, 0, 0, 1, node.x, node.y]);
    const bounds = findPathBounds(readPath(writeBoxPath(seen.x, seen.y, seen.width, seen.height, 0), own));
    const cut = (share: number) => Math.round(Math.max(0, share) * 100_000);
    const left = cut((seen.x - whole.x) / whole.width);
    const top = cut((seen.y - whole.y) / whole.height);
    const right = cut((whole.x + whole.width - seen.x - seen.width) / whole.width);
    const bottom = cut((whole.y + whole.height - seen.y - seen.height) / whole.height);
    const id = this.nextId();
    const relation = `rId${this.relations.size + 2}`;
    this.relations.set(relation, node.asset);
    const share = Math.round(((node.radius ?? 0) / (Math.min(seen.width, seen.height) || 1)) * 100_000);
    const geometry = share
      ? `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${Math.min(50_000, share)}"/></a:avLst></a:prstGeom>`
      : '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';
    const xml = [
      `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Picture ${id}" descr="${escapeXml(this.page.title)}"/>`,
      '<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr>',
      `<p:blipFill><a:blip r:embed="${relation}"/><a:srcRect l="${left}" t="${top}" r="${right}" b="${bottom}"/>`,
      `<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm>${writeExtent(bounds)}</a:xfrm>${geometry}</p:spPr></p:pic>`,
    ].join('');
    return { xml, bounds };
  }

  private group(node: GroupNode, matrix: Matrix, clip: Bounds): ShapeXml | undefined {
    const { x, y, angle = 0, scale = 1, mirror, clip: cut, children } = node;
    const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
    const placed = multiply(matrix, [cos, sin, -sin, cos, x, y]);
    const own = mirror ? multiply(placed, [-1, 0, 0, 1, mirror, 0]) : placed;
    const area = cut && findPathBounds(readPath(writeBoxPath(0, 0, cut.width, cut.height, 0), own));
    const shapes = this.nodes(children, own, area ? intersect(area, clip) : clip);
    if (shapes.length < 2) return shapes[0];
    const id = this.nextId();
    const bounds = unite(shapes.map((shape) => shape.bounds));
    const description = this.hasDescription ? '' : ` descr="${escapeXml(this.page.scene.description)}"`;
    this.hasDescription = true;
    const names = `<p:nvGrpSpPr><p:cNvPr id="${id}" name="Group ${id}"${description}/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>`;
    const place = `<a:xfrm>${writeExtent(bounds)}${writeExtent(bounds, 'ch')}</a:xfrm>`;
    const inner = shapes.map((shape) => shape.xml).join('');
    return { xml: `<p:grpSp>${names}<p:grpSpPr>${place}</p:grpSpPr>${inner}</p:grpSp>`, bounds };
  }
}

function writeExtent({ minX, minY, maxX, maxY }: Bounds, of: '' | 'ch' = ''): string {
  const [off, ext] = of === 'ch' ? ['chOff', 'chExt'] : ['off', 'ext'];
  return `<a:${off} x="${toEmu(minX)}" y="${toEmu(minY)}"/><a:${ext} cx="${toEmu(maxX - minX)}" cy="${toEmu(maxY - minY)}"/>`;
}

const intersect = (one: Bounds, other: Bounds): Bounds => ({
  minX: Math.max(one.minX, other.minX),
  minY: Math.max(one.minY, other.minY),
  maxX: Math.min(one.maxX, other.maxX),
  maxY: Math.min(one.maxY, other.maxY),
});
