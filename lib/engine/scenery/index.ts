import type { Palette } from '../brand/palette.ts';
import type { DrawingSet, DrawingStyle } from '../drawings/index.ts';
import type { Hero } from '../modules.ts';
import { createRandom } from '../random.ts';
import type { SceneNode } from '../scene.ts';
import type { Rect } from '../sizes.ts';
import { makeSceneryColors, type SceneryColors } from './colors.ts';
import { covers, type Disc, drawDisc, placeDisc, toDiscBox } from './disc.ts';
import { drawHills } from './grounds/hills.ts';
import { drawDesk, drawTable } from './grounds/indoors.ts';
import { drawMountains } from './grounds/mountains.ts';
import { drawPlain, drawSky, drawSpace, drawStars } from './grounds/open.ts';
import { drawSea } from './grounds/sea.ts';
import { drawSkyline, drawStreet } from './grounds/skyline.ts';
import { drawStage, findArch } from './grounds/stage.ts';
import { placeMedallion } from './medallion.ts';
import { type Ground, overlaps, type ScenerySetting } from './setting.ts';
import { placeSpots, type Spot, toBox } from './spots.ts';
import { isWaistHigh } from './unsteady.ts';

export interface SceneryInput {
  readonly hero: Hero;
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Title's box in the scene's pixels; edges keep 16 px away from it. */
  readonly clear?: Rect | undefined;
  /** The picture's margin, which drawings keep to. */
  readonly margin?: number | undefined;
  readonly drawings: DrawingSet;
  readonly style: DrawingStyle;
}

const clearMarginPx = 16;
/** Share of the unit that drawings leave free where no margin is given, and the largest share of the width for one. */
const margins = { ofUnit: 0.05, maxOfWidth: 0.07 } as const;

const drawGround: Readonly<Record<Hero['ground'], (setting: ScenerySetting, taken: readonly Rect[]) => Ground>> = {
  hills: drawHills,
  mountains: drawMountains,
  skyline: drawSkyline,
  street: drawStreet,
  sea: drawSea,
  desk: drawDesk,
  table: drawTable,
  sky: drawSky,
  space: drawSpace,
  plain: drawPlain,
  stage: drawStage,
};

const noGround: Ground = { back: [], front: [] };

const standing: readonly Hero['ground'][] = ['hills', 'mountains', 'skyline', 'street', 'plain'];

const outdoors: readonly Hero['ground'][] = ['hills', 'mountains', 'skyline', 'street', 'sea', 'sky', 'space'];

export function listSceneryColors({
  hero,
  palette,
  seed,
}: Pick<SceneryInput, 'hero' | 'palette' | 'seed'>): SceneryColors {
  return makeSceneryColors(palette, hero.isNight, seed % 3 === 0);
}

/** The ground's line, as a share of the unit from above: indoors, and outdoors with what chance adds. */
const groundLine = { indoors: 0.78, outdoors: 0.74, range: 0.06 } as const;
const indoors: readonly Hero['ground'][] = ['stage', 'desk', 'table'];

function readSetting(input: SceneryInput): ScenerySetting {
  const { width, height, seed, hero, clear } = input;
  const random = createRandom(seed);
  const unit = Math.min(height, width * 0.8);
  const share = indoors.includes(hero.ground) ? groundLine.indoors : groundLine.outdoors + groundLine.range * random();
  const low = clear && clear.y + clear.height > height * 0.5 ? 0.08 : 0;
  return {
    width,
    height,
    unit,
    margin: Math.min(input.margin ?? unit * margins.ofUnit, width * margins.maxOfWidth),
    ground: Math.max(height - unit * (1 - share - low), height * 0.7),
    colors: listSceneryColors(input),
    isNight: hero.isNight,
    random,
    clear: clear && {
      x: clear.x - clearMarginPx,
      y: clear.y - clearMarginPx,
      width: clear.width + 2 * clearMarginPx,
      height: clear.height + 2 * clearMarginPx,
    },
  };
}

export function composeScenery(input: SceneryInput): SceneNode[] {
  const { hero, palette, width, height, drawings, style } = input;
  const read = readSetting(input);
  const medallion = placeMedallion(read, hero, drawings);
  const spots = medallion ? [medallion.spot] : placeSpots(read, hero, drawings);
  const hasMelted = spots.some((spot) => isMelted(spot, read, input));
  // A darker ground sets things off better than an outline around them.
  const setting = hasMelted ? { ...read, colors: { ...read.colors, front: read.colors.deepest } } : read;
  const { colors, isNight, random } = setting;
  const boxes = spots.map(toBox);
  const hasArch = hero.ground === 'stage' && !spots[0]?.hangs && findArch(setting, boxes) !== undefined;
  const disc = medallion?.disc ?? (hasArch ? undefined : placeDisc(setting, hero, spots));
  // Indoors no window may be behind the disc; outdoors a tree may.
  const behind = disc && hero.ground === 'desk' ? [toDiscBox(disc)] : [];
  const taken = hero.ground === 'stage' && !hasArch ? [] : [...boxes, ...behind];
  const ground = medallion ? noGround : drawGround[hero.ground](setting, taken);
  const tone = Math.floor(random() * 4);
  const discColor = chooseDisc(disc, spots[0], setting, input);
  const isOutlined = (spot: Spot): boolean =>
    (palette.bright !== undefined && !isNight) ||
    isMelted(spot, setting, input) ||
    (covers(disc, spot) && shareLost(spot, discColor, setting, input) > minLost);
  const placed = spots.flatMap((spot, index) =>
    drawings.place(spot.name, {
      x: spot.x,
      y: spot.base,
      height: spot.height,
      tones: palette.tones,
      style,
      dark: isNight,
      ground: colors.sky,
      tone: (tone + index) % 4,
      shadow: hasShadow(spot, hero) ? colors.shadow : false,
      ...(isOutlined(spot) && { outline: '#ffffff' }),
    }),
  );
  return [
    {
      type: 'group',
      x: 0,
      y: 0,
      clip: { width, height },
      children: [
        { type: 'box', x: 0, y: 0, width, height, fill: colors.sky },
        ...(isNight && !medallion && outdoors.includes(hero.ground) ? drawStars(setting) : []),
        ...(disc ? drawDisc(disc, { ...setting, colors: { ...colors, disc: discColor } }) : []),
        ...ground.back,
        ...placed,
        ...ground.front,
      ],
    },
  ];
}

const hasShadow = ({ name, floats }: Spot, { ground }: Hero): boolean =>
  !floats && ground !== 'sea' && ground !== 'sky' && !isWaistHigh(name);

/** Share of a drawing's height before the near ground from which the two must contrast. */
const minFoot = 0.12;
/** Share of a drawing's area that may have the near ground's colour. */
const maxLost = 0.45;

/** Share from which a drawing before a disc needs an outline. */
const minLost = 0.16;

const shareLost = (
  { name }: Spot,
  behind: string,
  { colors }: ScenerySetting,
  { hero, palette, drawings, style }: SceneryInput,
): number =>
  drawings.shareLostOn(behind, name, { tones: palette.tones, style, dark: hero.isNight, ground: colors.sky });

function chooseDisc(
  disc: Disc | undefined,
  main: Spot | undefined,
  setting: ScenerySetting,
  input: SceneryInput,
): string {
  const { colors } = setting;
  if (!main || !covers(disc, main)) return colors.disc;
  const shares = [colors.disc, '#ffffff', colors.far].map((color) => ({
    color,
    lost: shareLost(main, color, setting, input),
  }));
  const [usual] = shares;
  if (usual === undefined || usual.lost <= minLost) return colors.disc;
  return shares.reduce((best, one) => (one.lost < best.lost ? one : best), usual).color;
}

function isMelted(spot: Spot, setting: ScenerySetting, input: SceneryInput): boolean {
  const { ground, colors } = setting;
  if (spot.floats || !standing.includes(input.hero.ground)) return false;
  if ((spot.base - ground) / spot.height < minFoot) return false;
  return shareLost(spot, colors.front, setting, input) > maxLost;
}

export function listScenerySpots(input: SceneryInput): readonly Rect[] {
  const setting = readSetting(input);
  const medallion = placeMedallion(setting, input.hero, input.drawings);
  return (medallion ? [medallion.spot] : placeSpots(setting, input.hero, input.drawings)).map(toBox);
}

export { overlaps };
