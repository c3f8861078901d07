import type { Fill, GroupNode, ImageNode, PathNode, SceneNode, Stroke, TextNode } from '../scene.ts';
import type { OpenFont } from './bundled-fonts.ts';
import type { HiddenText } from './hidden-text.ts';
import { type Page, placeImage, splitColor, type WriterTools } from './page.ts';
import type { TextRun } from './text-runs.ts';
import { writeTrueType } from './true-type.ts';

/** CSS points, for the same page size as when printed by a browser. */
const pointsPerPx = 0.75;

/** Structure types (ISO 32000-1, 14.8.4); other roles are paragraphs. */
const tags: Partial<Record<TextNode['role'], string>> = { title: 'H1', heading: 'H2', source: 'Note' };

/** Share of the size: with wider spacing readers no longer recognise a word. */
const maxTracking = 0.04;

export class PdfPageWriter {
  private readonly document: PDFKit.PDFDocument;
  private readonly page: Page;
  private readonly shaper: WriterTools['shaper'];
  private readonly hidden: HiddenText;
  private readonly section: PDFKit.PDFStructureElement;
  private hasFigure = false;

  constructor(
    document: PDFKit.PDFDocument,
    page: Page,
    shaper: WriterTools['shaper'],
    hidden: HiddenText,
    section: PDFKit.PDFStructureElement,
  ) {
    this.document = document;
    this.page = page;
    this.shaper = shaper;
    this.hidden = hidden;
    this.section = section;
  }

  async write(): Promise<void> {
    const { document, page } = this;
    const { width, height, background, nodes } = page.scene;
    document.addPage({ size: [width * pointsPerPx, height * pointsPerPx], margin: 0 });
    document.scale(pointsPerPx);
    this.asArtifact(() => this.fillAndStroke({ fill: background }, () => document.rect(0, 0, width, height)));
    for (const node of nodes) await this.node(node);
  }

  private async node(node: SceneNode): Promise<void> {
    if (hasText(node)) {
      if (node.type === 'text') await this.text(node);
      else if (node.type === 'group') {
        await this.inGroup(node, async () => {
          for (const child of node.children) await this.node(child);
        });
      }
      return;
    }
    // All drawn nodes are one illustration, tagged at the first of them.
    if (!this.hasFigure) this.asFigure(() => this.draw(node));
    else this.asArtifact(() => this.draw(node));
  }

  private draw(node: SceneNode): void {
    const { document } = this;
    if (node.type === 'image') this.image(node);
    else if (node.type === 'path') this.path(node);
    else if (node.type === 'group') {
      document.save();
      this.enter(node);
      for (const child of node.children) this.draw(child);
      document.restore();
    } else if (node.type === 'box') {
      const { x, y, width, height, radius = 0, fill, stroke } = node;
      const corner = Math.min(radius, width / 2, height / 2);
      document.save().translate(x, y);
      if (fill) this.fillAndStroke({ fill }, () => document.roundedRect(0, 0, width, height, corner));
      const half = (stroke?.width ?? 0) / 2;
      const inner = [half, half, width - 2 * half, height - 2 * half, Math.max(0, corner - half)] as const;
      if (stroke) this.fillAndStroke({ stroke }, () => document.roundedRect(...inner));
      document.restore();
    }
  }

  private async inGroup(node: GroupNode, work: () => Promise<void>): Promise<void> {
    this.document.save();
    this.enter(node);
    await work();
    this.document.restore();
  }

  private enter({ x, y, angle, scale, mirror, clip }: GroupNode): void {
    const { document } = this;
    document.translate(x, y);
    if (angle) document.rotate((angle * 180) / Math.PI);
    if (scale) document.scale(scale);
    if (mirror) document.translate(mirror, 0).scale(-1, 1);
    if (clip) document.roundedRect(0, 0, clip.width, clip.height, clip.radius ?? 0).clip();
  }

  private path({ d, x, y, scale, fill, fillRule, stroke, opacity = 1 }: PathNode): void {
    const { document } = this;
    document.save().translate(x, y).scale(scale);
    const rule = fillRule === 'evenodd' ? 'even-odd' : 'non-zero';
    this.fillAndStroke({ fill, stroke, rule, opacity }, () => document.path(d));
    document.restore();
  }

  private fillAndStroke(
    { fill, stroke, rule = 'non-zero', opacity = 1 }: Paint,
    outline: () => PDFKit.PDFDocument,
  ): void {
    const { document } = this;
    if (fill) {
      this.setFill(fill, opacity);
      outline().fill(rule);
    }
    if (stroke) {
      const { rgb, alpha } = splitColor(stroke.color);
      document.lineWidth(stroke.width).lineJoin('round').lineCap('round');
      document.strokeColor(`#${rgb}`, alpha * opacity);
      outline().stroke();
    }
  }

  private setFill(fill: Fill, opacity: number): void {
    const { document } = this;
    if (typeof fill === 'string') {
      const { rgb, alpha } = splitColor(fill);
      document.fillColor(`#${rgb}`, alpha * opacity);
      return;
    }
    const { x0, y0, x1 = x0, y1 = y0, r = 0 } = fill;
    const gradient =
      fill.type === 'linear' ? document.linearGradient(x0, y0, x1, y1) : document.radialGradient(x0, y0, 0, x0, y0, r);
    for (const [offset, color] of fill.stops) {
      const { rgb, alpha } = splitColor(color);
      gradient.stop(offset, `#${rgb}`, alpha);
    }
    document.fillColor(gradient, opacity);
  }

  private image(node: ImageNode): void {
    const image = this.page.images.get(node.asset);
    if (!image) return;
    const { document } = this;
    const { whole, seen } = placeImage(image, node);
    document.save().translate(node.x, node.y);
    document.roundedRect(seen.x, seen.y, seen.width, seen.height, node.radius ?? 0).clip();
    document.fillColor('#000000', 1);
    document.image(toBuffer(image.bytes), whole.x, whole.y, { width: whole.width, height: whole.height });
    document.restore();
  }

  private async text(node: TextNode): Promise<void> {
    const runs = await this.shaper.shape(node);
    const text = node.lines.map((line) => line.text).join(' ');
    const tag = tags[node.role] ?? 'P';
    const content = this.document.markStructureContent(tag);
    if (node.outline) for (const run of runs) this.outlineRun(run, node.outline);
    for (const run of runs) this.run(run, node);
    this.document.endMarkedContent();
    // `ActualText`, as outlined letters are in drawing order.
    const spoken = runs.some(({ type }) => type === 'traced') ? { actual: text } : {};
    this.section.add(this.document.struct(tag, { lang: node.font.language, ...spoken }, content));
  }

  private outlineRun(run: TextRun, stroke: Stroke): void {
    const d = run.type === 'font' ? run.d : run.traced.type === 'outline' ? run.traced.d : undefined;
    if (d) this.path({ type: 'path', d, x: run.x, y: run.baseline, scale: 1, stroke });
  }

  private run(run: TextRun, { color, font: { size } }: TextNode): void {
    const { document } = this;
    const { rgb, alpha } = splitColor(color);
    document.fillColor(`#${rgb}`, alpha);
    if (run.type === 'font') {
      document.font(withSubset(run.font) as unknown as string, run.font.key, size);
      // Readers take wide letter-spacing for spaces between words.
      const isWide = run.spacing > size * maxTracking;
      if (isWide) document.markContent('Span', { actual: run.text });
      const set = { lineBreak: false, baseline: 'alphabetic', characterSpacing: run.spacing } as const;
      document.text(run.text, run.x, run.baseline, set);
      if (isWide) document.endMarkedContent();
      return;
    }
    const { traced, x, baseline } = run;
    if (traced.type === 'outline') document.save().translate(x, baseline).path(traced.d).fill().restore();
    else {
      const place = { width: traced.width, height: traced.height };
      document.image(toBuffer(traced.bytes), x + traced.x, baseline + traced.y, place);
    }
    this.hidden.put(run.words, baseline, size);
  }

  private asArtifact(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  private asFigure(draw: () => void): void {
    this.hasFigure = true;
    const { document } = this;
    const { width, height, description } = this.page.scene;
    const content = document.markStructureContent('Figure');
    draw();
    document.endMarkedContent();
    const bbox = [0, 0, width * pointsPerPx, height * pointsPerPx];
    this.section.add(document.struct('Figure', { alt: description, ...{ bbox } }, content));
  }
}

interface Paint {
  readonly fill?: Fill | undefined;
  readonly stroke?: Stroke | undefined;
  readonly rule?: 'non-zero' | 'even-odd';
  readonly opacity?: number;
}

const hasText = (node: SceneNode): boolean =>
  node.type === 'text' || (node.type === 'group' && node.children.some(hasText));

const toBuffer = (bytes: Uint8Array) => bytes as Buffer;

/** A font for pdfkit: layout by fontkit, subset by `writeTrueType`. */
function withSubset({ key, font }: OpenFont): OpenFont['font'] {
  const glyphIds = [0];
  const createSubset = () => ({
    includeGlyph: (id: number) => {
      const known = glyphIds.indexOf(id);
      return known >= 0 ? known : glyphIds.push(id) - 1;
    },
    encode: () => writeTrueType(font, glyphIds),
  });
  // pdfkit identifies fonts by name alone, whatever their weight.
  const postscriptName = `${font.postscriptName}-${key.split(' ').at(-1)}`;
  return Object.create(font, { createSubset: { value: createSubset }, postscriptName: { value: postscriptName } });
}
