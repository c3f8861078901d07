import type { Aspect } from '../../../contract/index.ts';
import type { MemeDraft } from '../../brief.ts';
import { chooseIcons, type IconPaths } from '../../compose/icons.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { drawAt, drawPath, toCirclePath, toPolygonPath, toRoundedPath } from '../shapes.ts';
import { createOutline, drawHalftone, drawPlate, drawRays, paper } from './props.ts';
import { createPanel, makeForEach, makeRect } from './slots.ts';
import type { Template } from './template.ts';

const roles = ['one', 'two', 'three', 'four'] as const;
/** Of an item's height. */
const pictureShare = 0.44;
/** Of the pack's height, below its middle, with a printer's screen. */
const dottedPack = 0.48;
/** Beside the figure, as shares of its blister's width and height. */
const stars = { x: [0.16, 0.84], y: 0.2 } as const;
const iconSize = 1.36;
/** Where the shine on the figure's blister ends, as a share of its height. */
const shineFoot = 0.4;

const packs = makeForEach((aspect, { width, height }) => {
  const pack = aspect === '9:16' ? makeRect(40, 154, 1000, 1612) : makeRect(30, 26, width - 60, height - 52);
  const header = makeRect(
    pack.x + 40,
    pack.y + (aspect === '9:16' ? 96 : 66),
    pack.width - 80,
    { '9:16': 220, '4:5': 176, '1:1': 140, '16:9': 140 }[aspect],
  );
  const top = header.y + header.height + 26;
  const foot = pack.y + pack.height - 34;
  const [inner, gap] = [pack.width - 80, 24];
  const left = pack.x + 40;
  if (aspect !== '16:9') {
    const figureHeight = { '9:16': 560, '4:5': 420, '1:1': 250 }[aspect];
    const w = (inner - gap) / 2;
    const h = (foot - top - figureHeight - 2 * gap) / 2;
    const y = top + figureHeight + gap;
    return {
      pack,
      header,
      figure: makeRect(left, top, inner, figureHeight),
      items: [0, 1, 2, 3].map((index) =>
        makeRect(left + (index % 2) * (w + gap), y + Math.floor(index / 2) * (h + gap), w, h),
      ),
    };
  }
  const w = 520;
  const h = (foot - top - gap) / 2;
  return {
    pack,
    header,
    figure: makeRect(left + w + gap, top, inner - 2 * (w + gap), foot - top),
    items: [0, 1, 2, 3].map((index) =>
      makeRect(index % 2 === 0 ? left : left + inner - w, top + Math.floor(index / 2) * (h + gap), w, h),
    ),
  };
});

export const starter: Template = {
  id: 'starter',
  description: 'A toy’s blister pack with a drop of ink as its figure and four things that come with it.',
  slots: [
    createPanel(
      'title',
      makeForEach((aspect) => {
        const { header } = packs[aspect];
        return makeRect(header.x + 20, header.y, header.width - 40, header.height);
      }),
      { maxLines: 2, maxWords: 8, maxSize: 84, ground: '#ffd23f' },
    ),
    ...roles.map((role, index) =>
      createPanel(
        role,
        makeForEach((aspect) => {
          const { x, y, width, height } = packs[aspect].items[index] ?? makeRect(0, 0, 0, 0);
          return makeRect(x + 20, y + height * pictureShare, width - 40, height * (1 - pictureShare) - 14);
        }),
        { maxLines: 3, maxWords: 5, maxSize: 60, ground: '#f3f8ff' },
      ),
    ),
  ],
  draw,
  drawFor,
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const size = pictureSizes[aspect];
  const { pack, header, figure, items } = packs[aspect];
  const [cx, cy] = [figure.x + figure.width / 2, figure.y + figure.height / 2];
  const scale = Math.min(figure.height / 376, figure.width / 400, 1.5);
  return [
    ...drawRays(size.width / 2, size.height / 2, size, '#ffb84d', '#ffa931', 24),
    drawPath(toRoundedPath(pack.x + 12, pack.y + 14, pack.width, pack.height, 40), { fill: '#221b33', opacity: 0.3 }),
    drawPlate(pack, { fill: '#3f57d6', radius: 40, line: 11 }),
    drawHalftone(makeRect(pack.x + 30, pack.y + pack.height * 0.5, pack.width - 60, pack.height * dottedPack), {
      color: '#273aa8',
      opacity: 0.6,
    }),
    drawPath(toRoundedPath(size.width / 2 - 90, pack.y + (aspect === '9:16' ? 34 : 18), 180, 34, 17), {
      fill: '#ffb84d',
      stroke: createOutline(8),
    }),
    drawPlate(header, { fill: '#ffd23f', radius: 26, line: 9 }),
    {
      type: 'group',
      x: figure.x,
      y: figure.y,
      clip: { width: figure.width, height: figure.height, radius: 34 },
      children: drawRays(figure.width / 2, figure.height / 2, figure, '#c4ecff', '#a9e0fb', 20),
    },
    drawPath(toRoundedPath(figure.x, figure.y, figure.width, figure.height, 34), { stroke: createOutline(9) }),
    ...stars.x.map((share) =>
      drawPath(star(figure.x + figure.width * share, figure.y + figure.height * stars.y, 26 * scale), {
        fill: '#ffd23f',
        stroke: createOutline(6),
      }),
    ),
    drawBlot(cx, cy + 170 * scale, scale, {
      eyes: { look: { x: 0, y: 0 } },
      brows: { lift: 0.6 },
      mouth: 'grin',
      extras: ['blush'],
      left: { to: [-146, -190], bend: -34, hand: 'open' },
      right: { to: [134, -70], bend: 24, hand: 'thumb' },
    }),
    drawShine(figure),
    ...items.flatMap((item) => [drawBlister(item, '#f3f8ff')]),
  ];
}

function drawFor({ captions, language }: MemeDraft, aspect: Aspect): readonly SceneNode[] {
  const icons = chooseIcons(
    roles.map((role) => captions[role] ?? ''),
    language,
  );
  return packs[aspect].items.flatMap((item, index): readonly SceneNode[] => {
    const r = Math.min((item.height * pictureShare) / 2 - 4, 92);
    const [x, y] = [item.x + item.width / 2, item.y + (item.height * pictureShare) / 2 + 14];
    const icon = icons?.[index];
    const fill = ['#ff9076', '#7fe0cf', '#ffd23f', '#cfa6ff'][index] ?? '#ff9076';
    if (icon === undefined) return [drawPath(star(x, y, r), { fill, stroke: createOutline(8) })];
    return [
      drawPath(toCirclePath(x, y, r), { fill, stroke: createOutline(8) }),
      drawPictogram(icon, x, y, r * iconSize),
    ];
  });
}

function drawPictogram({ viewBox, paths }: IconPaths, x: number, y: number, side: number): SceneNode {
  return drawAt(
    x - side / 2,
    y - side / 2,
    side / viewBox,
    paths.map(({ d, opacity }) => drawPath(d, { fill: '#221b33', opacity })),
  );
}

function drawBlister({ x, y, width, height }: Rect, fill: string): SceneNode {
  return drawPath(toRoundedPath(x, y, width, height, 34), { fill, stroke: createOutline(9) });
}

function drawShine({ x, y, width, height }: Rect): SceneNode {
  return drawPath(
    `M${x + width - 40} ${y + height * shineFoot}V${y + 76}Q${x + width - 40} ${y + 40} ${x + width - 76} ${y + 40}`,
    {
      stroke: { color: paper, width: 14 },
      opacity: 0.9,
    },
  );
}

function star(x: number, y: number, r: number): string {
  return toPolygonPath(
    Array.from({ length: 10 }, (_, index) => {
      const [angle, reach] = [(index * Math.PI) / 5 - Math.PI / 2, index % 2 ? r * 0.52 : r];
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    }),
  );
}
