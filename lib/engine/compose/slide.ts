import { hash } from '../brand/hash.ts';
import type { Surface } from '../brand/palette.ts';
import type { Slide } from '../brief.ts';
import type { Hero } from '../modules.ts';
import type { SceneNode } from '../scene.ts';
import type { Design } from './design.ts';
import { scaleSize } from './measures.ts';
import { createHeaderTexts, createKicker, drawScenery, findHero, makeSkySurface, views } from './parts/header.ts';
import { createLogoMark } from './parts/logo.ts';
import { drawFilling } from './parts/picture.ts';
import { drawInside } from './parts/spot.ts';
import { createTiles } from './parts/tiles.ts';
import { type Shape, writePathData } from './shapes.ts';
import { type ArtArea, createColumn, keepPresent, type LayoutNode, type Root, type Stack } from './tree.ts';
import { createNumeral, createTitleText } from './type.ts';

const artShare = 0.4;

/** A slide made of large words above and art below. */
export function buildSlide(header: Design, body: Design, slide: Slide): Root {
  const { width, height, measures, theme, image } = body;
  const hero = findHero(header);
  // An empty table or stage is not a scene, and the slides of a series are all scenes or none.
  const scene = hero && theme.hasScene && views.includes(hero.ground) ? hero : undefined;
  const surface = scene ? makeSkySurface(header, scene) : slide.role === 'closing' ? theme.band : theme.header;
  const { margin, top, bottom } = measures;
  const said = createColumn({ gap: body.space(28), padding: { top, left: margin, right: margin } }, [
    ...createTexts(header, body, slide, surface),
  ]);
  const isPictured = slide.role === 'cover' && image !== undefined;
  const arrow = slide.role === 'cover' ? createOnward(surface, theme.hasDiscs) : undefined;
  const art = { ...createColumn({}, []), height: Math.round(height * artShare), grow: 1 };
  const foot = isPictured
    ? createColumn({ grow: 1, padding: { top: 48 } }, [{ ...drawFilling(image, { height: art.height }), grow: 1 }])
    : scene
      ? art
      : createColumn({ grow: 1, padding: { top: 56 } }, [
          { ...art, art: (area) => createField(body, surface, area, hero) },
        ]);
  return {
    ...createColumn(
      {
        fill: surface.ground,
        art: scene && !isPictured ? (area) => drawScenery(header, scene, area, area.texts) : undefined,
        ...(arrow && { overlays: [{ node: arrow, right: margin, bottom }] }),
      },
      [said, foot],
    ),
    width,
    height,
  };
}

const fieldColumns = 5;

/** Replaces a scene: tiles from edge to edge, with a drawing in place of four of them. */
function createField(
  design: Design,
  surface: Surface,
  { x, y, width, height, isMirrored }: ArtArea,
  hero?: Hero,
): SceneNode[] {
  const { theme, brief, drawings, palette } = design;
  if (theme.look === 'grave' || theme.look === 'minimal') return [];
  const side = width / fieldColumns;
  const rows = Math.max(2, Math.floor(height / side));
  const from = height - rows * side;
  const seed = hash(brief.slide?.series ?? brief.title) + (brief.slide?.at ?? 0);
  const shapes = createTiles(design, surface, seed, { x: 0, y: from, side, columns: fieldColumns, rows });
  const paths = shapes.map(({ commands, fill, stroke }): SceneNode => {
    const d = writePathData(commands, isMirrored ? width : undefined);
    return { type: 'path', d, x: 0, y: 0, scale: 1, fill, stroke };
  });
  const ground: SceneNode = { type: 'group', x, y, clip: { width, height }, children: paths };
  const [name] = hero?.drawings ?? [];
  if (name === undefined || !drawings.set.has(name)) return [ground];
  // A cover's arrow is at the other end.
  const isAtStart = (brief.slide?.role === 'cover') !== isMirrored;
  const box = { x: isAtStart ? x : x + width - 2 * side, y: y + height - 2 * side, width: 2 * side, height: 2 * side };
  const inset = 2 * side * 0.14;
  const inner = { x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset };
  return [ground, { type: 'box', ...box, fill: palette.pale.ground }, ...drawInside(design, name, inner, palette.pale)];
}

/** Factors for a cover's words, a chapter's number, and the line under its title. */
const scales = { cover: 1.25, ordinal: 1.7, under: 1.15 };

function createTexts(header: Design, body: Design, slide: Slide, surface: Surface): LayoutNode[] {
  const { measures, px, text, brief } = body;
  if (slide.role === 'cover') {
    const title = { ...header.measures.title, ...scaleSize(header.measures.title, scales.cover) };
    const subtitle = scaleSize(header.measures.subtitle, scales.cover);
    const large = { ...header, measures: { ...header.measures, title, subtitle } };
    return [createHeaderTexts(large, surface, { hasSubtitle: true, lines: 5 })];
  }
  if (slide.role === 'closing') {
    const style = { family: 'body', lineHeight: 1.36, surface, role: 'source' } as const;
    const { source, host } = brief;
    const line =
      source &&
      source !== host &&
      text(source, { ...style, weight: 400, size: px(measures.subtitle), color: surface.muted });
    const site = host && text(host, { ...style, weight: 700, size: px(measures.heading), color: surface.strong });
    const logo = createLogoMark(body, surface, 'narrow');
    return keepPresent([createTitleText(header, surface, 5), line || undefined, site || undefined, logo]);
  }
  const size = px(scaleSize(measures.title, scales.ordinal));
  const ordinal = slide.ordinal ? createNumeral(body, slide.ordinal, surface, size, surface.strong) : undefined;
  const under = brief.subtitle
    ? text(brief.subtitle, {
        family: 'body',
        weight: 400,
        size: px(scaleSize(measures.subtitle, scales.under)),
        lineHeight: 1.36,
        surface,
        color: surface.muted,
        role: 'body',
      })
    : undefined;
  return keepPresent([
    ...createKicker(header, surface),
    ordinal && createColumn({ align: 'start' }, [{ ...ordinal, align: 'start' }]),
    createTitleText(header, surface, 5),
    under,
  ]);
}

const arrowDisc = 104;
const arrowHead = { back: 0.3, wing: 0.7 };

function createOnward(surface: Surface, isRound: boolean): Stack & { readonly width: number; readonly height: number } {
  const middle = arrowDisc / 2;
  const reach = arrowDisc * 0.2;
  const [back, wing] = [reach * arrowHead.back, reach * arrowHead.wing];
  const draw = (): Shape[] => [
    {
      commands: [
        ['M', middle - reach, middle],
        ['L', middle + reach, middle],
        ['M', middle + back, middle - wing],
        ['L', middle + reach, middle],
        ['L', middle + back, middle + wing],
      ],
      stroke: { color: surface.onHighlight, width: 9 },
    },
  ];
  const stack = createColumn({ fill: surface.highlight, radius: isRound ? middle : 0, draw }, []);
  return { ...stack, width: arrowDisc, height: arrowDisc };
}

const marks = { height: 8, top: 40, gap: 10 };
/** Opacity of the marks of later slides, as two hexadecimal digits. */
const toCome = '38';

export function drawProgressMarks(
  { at, of }: Slide,
  nodes: readonly SceneNode[],
  { width, margin, direction }: { width: number; margin: number; direction: 'ltr' | 'rtl' },
): readonly SceneNode[] {
  const [first] = nodes.flatMap((node) => (node.type === 'text' ? [node] : [])).toSorted((a, b) => a.y - b.y);
  if (!first) return [];
  const each = (width - 2 * margin - (of - 1) * marks.gap) / of;
  return Array.from({ length: of }, (_, index): SceneNode => {
    const place = direction === 'rtl' ? of - 1 - index : index;
    const x = margin + place * (each + marks.gap);
    const fill = index < at ? first.color : `${first.color}${toCome}`;
    return { type: 'box', x, y: marks.top, width: each, height: marks.height, radius: marks.height / 2, fill };
  });
}
