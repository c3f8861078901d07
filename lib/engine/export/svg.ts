import { round } from '../compose/shapes.ts';
import type { BoxNode, Fill, GroupNode, ImageNode, PathNode, SceneNode, Stroke, TextNode } from '../scene.ts';
import { type Page, placeImage, splitColor, type WriterTools } from './page.ts';
import type { TextRun } from './text-runs.ts';
import { escapeXml, toDataUri } from './xml.ts';

export async function writeSvg(page: Page, { shaper }: WriterTools): Promise<string> {
  const { scene, title, language } = page;
  const { width, height, description } = scene;
  const writer = new SvgWriter(page, shaper);
  const background = writer.box({ type: 'box', x: 0, y: 0, width, height, fill: scene.background });
  const drawn = await writer.nodes(scene.nodes);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc" xml:lang="${escapeXml(language)}">\n`,
    `<title id="title">${escapeXml(title)}</title>\n<desc id="desc">${escapeXml(description)}</desc>\n`,
    writer.definitions.length > 0 ? `<defs>${writer.definitions.join('')}</defs>\n` : '',
    `${background}\n${drawn}\n</svg>\n`,
  ].join('');
}

class SvgWriter {
  readonly definitions: string[] = [];
  private readonly page: Page;
  private readonly shaper: WriterTools['shaper'];

  constructor(page: Page, shaper: WriterTools['shaper']) {
    this.page = page;
    this.shaper = shaper;
  }

  async nodes(nodes: readonly SceneNode[]): Promise<string> {
    const drawn: string[] = [];
    for (const node of nodes) drawn.push(await this.node(node));
    return drawn.filter(Boolean).join('\n');
  }

  private node(node: SceneNode): string | Promise<string> {
    switch (node.type) {
      case 'box':
        return this.box(node);
      case 'path':
        return this.path(node);
      case 'image':
        return this.image(node);
      case 'text':
        return this.text(node);
      default:
        return this.group(node);
    }
  }

  box({ x, y, width, height, radius = 0, fill, stroke }: BoxNode): string {
    const rx = Math.min(radius, width / 2, height / 2);
    const move = ` transform="translate(${round(x)} ${round(y)})"`;
    const writeCorner = (r: number) => (r > 0 ? ` rx="${round(r)}"` : '');
    const filled = fill
      ? `<rect width="${round(width)}" height="${round(height)}"${writeCorner(rx)}${move}${this.fill(fill)}/>`
      : '';
    if (!stroke) return filled;
    const half = stroke.width / 2;
    const inner = `x="${round(half)}" y="${round(half)}" width="${round(width - stroke.width)}" height="${round(height - stroke.width)}"`;
    return `${filled}<rect ${inner}${writeCorner(rx - half)}${move} fill="none"${writeStroke(stroke)}/>`;
  }

  private path({ d, x, y, scale, fill, fillRule, stroke, opacity = 1 }: PathNode): string {
    const isMoved = x !== 0 || y !== 0;
    const move = isMoved ? `translate(${round(x)} ${round(y)})` : '';
    const grow = scale === 1 ? '' : `scale(${scale})`;
    const transform = move || grow ? ` transform="${move}${grow}"` : '';
    const rule = fillRule ? ' fill-rule="evenodd"' : '';
    const painted = fill ? this.fill(fill, opacity) : ' fill="none"';
    return `<path d="${d}"${transform}${rule}${painted}${stroke ? writeStroke(stroke, opacity) : ''}/>`;
  }

  private image(node: ImageNode): string {
    const image = this.page.images.get(node.asset);
    if (!image) return '';
    const { whole, seen } = placeImage(image, node);
    const clip = this.clip({ ...seen, radius: node.radius ?? 0 });
    const place = `x="${round(whole.x)}" y="${round(whole.y)}" width="${round(whole.width)}" height="${round(whole.height)}"`;
    const uri = toDataUri(image.bytes, image.mediaType);
    const drawn = `<image ${place} preserveAspectRatio="none" xlink:href="${uri}"/>`;
    return `<g transform="translate(${round(node.x)} ${round(node.y)})"><g clip-path="url(#${clip})">${drawn}</g></g>`;
  }

  private async text(node: TextNode): Promise<string> {
    const runs = await this.shaper.shape(node);
    const words = node.lines.map((line) => line.text).join(' ');
    const { outline } = node;
    const under = outline ? runs.map((run) => writeOutlined(run, ` fill="none"${writeStroke(outline)}`)) : [];
    const over = runs.map((run) => writeOutlined(run, this.fill(node.color)));
    return `<g role="img" aria-label="${escapeXml(words)}">${[...under, ...over].join('')}</g>`;
  }

  private async group({ x, y, angle, scale, mirror, clip, children }: GroupNode): Promise<string> {
    const steps = [
      x !== 0 || y !== 0 ? `translate(${round(x)} ${round(y)})` : '',
      angle ? `rotate(${round((angle * 180) / Math.PI)})` : '',
      scale ? `scale(${scale})` : '',
      mirror ? `translate(${mirror} 0)scale(-1 1)` : '',
    ].join('');
    const cut = clip ? ` clip-path="url(#${this.clip({ x: 0, y: 0, radius: 0, ...clip })})"` : '';
    const drawn = await this.nodes(children);
    return drawn === '' ? '' : `<g${steps ? ` transform="${steps}"` : ''}${cut}>\n${drawn}\n</g>`;
  }

  private clip(box: { x: number; y: number; width: number; height: number; radius: number }): string {
    const id = `clip${this.definitions.length}`;
    const rx = box.radius > 0 ? ` rx="${round(Math.min(box.radius, box.width / 2, box.height / 2))}"` : '';
    const area = `x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}"`;
    this.definitions.push(`<clipPath id="${id}"><rect ${area}${rx}/></clipPath>`);
    return id;
  }

  private fill(fill: Fill, opacity = 1): string {
    if (typeof fill === 'string') {
      const { rgb, alpha } = splitColor(fill);
      return ` fill="#${rgb}"${writeOpacity('fill', alpha * opacity)}`;
    }
    const id = `fill${this.definitions.length}`;
    const { x0, y0, x1 = x0, y1 = y0, r = 0 } = fill;
    const stops = fill.stops.map(([offset, color]) => {
      const { rgb, alpha } = splitColor(color);
      return `<stop offset="${round(offset)}" stop-color="#${rgb}"${writeOpacity('stop', alpha)}/>`;
    });
    const [name, place] =
      fill.type === 'linear'
        ? ['linearGradient', `x1="${round(x0)}" y1="${round(y0)}" x2="${round(x1)}" y2="${round(y1)}"`]
        : ['radialGradient', `cx="${round(x0)}" cy="${round(y0)}" r="${round(r)}"`];
    this.definitions.push(`<${name} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stops.join('')}</${name}>`);
    return ` fill="url(#${id})"${writeOpacity('fill', opacity)}`;
  }
}

const writeOpacity = (what: 'fill' | 'stroke' | 'stop', alpha: number): string =>
  alpha < 1 ? ` ${what}-opacity="${round(alpha)}"` : '';

function writeStroke({ color, width }: Stroke, opacity = 1): string {
  const { rgb, alpha } = splitColor(color);
  const look = `stroke-width="${round(width)}" stroke-linejoin="round" stroke-linecap="round"`;
  return ` stroke="#${rgb}" ${look}${writeOpacity('stroke', alpha * opacity)}`;
}

function writeOutlined(run: TextRun, paint: string): string {
  const move = `transform="translate(${round(run.x)} ${round(run.baseline)})"`;
  if (run.type === 'font') return `<path d="${run.d}" ${move}${paint}/>`;
  const { traced } = run;
  if (traced.type === 'outline') return `<path d="${traced.d}" ${move}${paint}/>`;
  const place = `x="${round(traced.x)}" y="${round(traced.y)}" width="${round(traced.width)}" height="${round(traced.height)}"`;
  return `<image ${place} ${move} xlink:href="${toDataUri(traced.bytes, 'image/png')}"/>`;
}
