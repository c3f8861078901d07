import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { clamp, pictureSizes, type Size } from '../../sizes.ts';
import { drawAt } from '../shapes.ts';
import { drawFacets } from './facets.ts';
import { compositions, type IcebergComposition } from './iceberg-compositions.ts';
import { drawBoat, drawLife, drawPenguin } from './iceberg-life.ts';
import { drawDepths, drawLip, drawSky, drawSunlight, drawSurface } from './iceberg-scenery.ts';
import type { Template } from './template.ts';

export const iceberg: Template = {
  id: 'iceberg',
  description: 'An iceberg: a small tip above the water, a huge mass beneath.',
  slots: [
    {
      role: 'top',
      box: { '9:16': [0, 0, 1, 0.18], '1:1': [0, 0, 1, 0.18], '4:5': [0, 0, 1, 0.18], '16:9': [0, 0, 1, 0.18] },
      style: 'outlined',
      align: 'top',
      maxWords: 6,
      maxLines: 3,
      maxSize: 150,
    },
    {
      role: 'bottom',
      box: { '9:16': [0, 0.7, 1, 0.3], '1:1': [0, 0.7, 1, 0.3], '4:5': [0, 0.7, 1, 0.3], '16:9': [0, 0.7, 1, 0.3] },
      style: 'outlined',
      align: 'bottom',
      maxWords: 12,
      maxLines: 4,
      maxSize: 130,
    },
  ],
  draw,
};

/** From shadow to full light. */
const snow = ['#5c93c2', '#86b8dc', '#b5d8ec', '#deeff6', '#fffdf8'];
const ice = ['#1a70ab', '#2a8dc0', '#54b7d6', '#97dee8', '#d9f7f4'];
const abyss = '#06305c';
/** The light (0–1) that the darkest colour stands for, and from there to the brightest one. */
const snowLight = { darkest: 0.34, range: 0.66 } as const;
const iceLight = { darkest: 0.3, range: 0.65 } as const;
/** At the bottom: how much darker the ice is, and how much of the abyss's colour it has, more quickly so the deeper. */
const deep = { dim: 0.3, blue: 0.85, bend: 1.7 } as const;
/** Shafts of light before the berg: a share of their width, and of their strength. */
const frontLight = { width: 0.75, strength: 0.36 } as const;

function draw(aspect: Aspect): readonly SceneNode[] {
  const composition = compositions[aspect];
  const size = pictureSizes[aspect];
  const { waterline, centre, tip } = composition;
  return [
    ...drawSky(composition, size),
    ...drawSurface(composition, size),
    drawBoat(composition.boat, waterline - 12),
    drawAt(
      centre,
      waterline,
      1,
      drawFacets(tip, (light) => pickFromRamp(snow, (light - snowLight.darkest) / snowLight.range)),
    ),
    drawPenguin(composition.penguin),
    ...drawDepths(composition, size),
    ...drawSunlight(composition, size, [1, 0.5], 0.5),
    ...drawLife(composition, size),
    drawMass(composition, size),
    ...drawSunlight(composition, size, [frontLight.width], frontLight.strength),
    ...drawLip(composition, size),
  ];
}

function drawMass({ waterline, centre, mass: solid }: IcebergComposition, { width, height }: Size): SceneNode {
  const bottom = Math.max(...solid.levels.map(([[, y]]) => y));
  const faces = drawFacets(solid, (light, y) => {
    const depth = Math.max(0, y / bottom);
    return mix(
      pickFromRamp(ice, (light - iceLight.darkest) / iceLight.range - depth * deep.dim),
      abyss,
      depth ** deep.bend * deep.blue,
    );
  });
  return {
    type: 'group',
    x: 0,
    y: waterline,
    clip: { width, height: height - waterline },
    children: [drawAt(centre, 0, 1, faces)],
  };
}

/** Mixes two `#rrggbb` colours by channel; `t` is 0–1. */
function mix(from: string, to: string, t: number): string {
  const share = clamp(t, 0, 1);
  const mixChannel = (at: number): string => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${mixChannel(1)}${mixChannel(3)}${mixChannel(5)}`;
}

/** The colour at `t` (0–1) of evenly spaced `#rrggbb`. */
function pickFromRamp(colors: readonly string[], t: number): string {
  const at = clamp(t, 0, 1) * (colors.length - 1);
  const low = Math.min(Math.floor(at), colors.length - 2);
  return mix(colors[low] ?? '#000000', colors[low + 1] ?? '#000000', at - low);
}
