import type { FontRole } from '../brand/choose-faces.ts';
import { isFontFile } from '../brand/font-file.ts';
import { type Bundled, bundledNames, findBundled, findStandIn } from '../brand/stand-in.ts';
import type { Platform } from '../platform.ts';
import type { FontFamilies, FontFamily, Typefaces } from '../typefaces.ts';

export interface StandIn {
  readonly name: string;
  readonly instead: string;
}

interface LoadedTypefaces {
  readonly typefaces: Typefaces;
  readonly standIns: readonly StandIn[];
  readonly hasFiles: boolean;
  release(): void;
}

const roles = ['headline', 'body'] as const satisfies readonly FontRole[];

/** Each picture's faces have names of their own. Unusable files are replaced by the nearest bundled family and reported. */
export async function loadTypefaces(families: FontFamilies, platform: Platform): Promise<LoadedTypefaces> {
  const releases: (() => void)[] = [];
  const loaded = new Map<FontFamily, Promise<readonly LoadedFile[]>>();
  const standIns: StandIn[] = [];
  const typefaces: { [role in FontRole]?: { behind: Bundled; files: readonly LoadedFile[] } } = {};
  for (const role of roles) {
    const family = families[role];
    if (!family) continue;
    const load = loaded.get(family) ?? loadFamily(family, platform, releases);
    loaded.set(family, load);
    const files = await load;
    const behind = findStandIn(family.name, role);
    typefaces[role] = { behind, files };
    if (files.length === 0 && findBundled(family.name) === undefined) {
      standIns.push({ name: family.name, instead: bundledNames[behind] });
    }
  }
  return {
    typefaces,
    standIns,
    hasFiles: releases.length > 0,
    release: () => {
      for (const release of releases) release();
    },
  };
}

interface LoadedFile {
  readonly alias: string;
  readonly weight: string;
}

async function loadFamily(
  { files }: FontFamily,
  platform: Platform,
  releases: (() => void)[],
): Promise<readonly LoadedFile[]> {
  const loaded = await Promise.all(
    files.map(async ({ bytes, weight, unicodeRange }): Promise<readonly LoadedFile[]> => {
      if (!isFontFile(bytes)) return [];
      const alias = `Broadside ${crypto.randomUUID()}`;
      try {
        releases.push(await platform.loadFace({ alias, bytes, weight, unicodeRange }));
      } catch {
        return [];
      }
      return [{ alias, weight }];
    }),
  );
  const usable = loaded.flat();
  return usable.every(({ alias, weight }) => isSound(alias, weight, platform)) ? usable : [];
}

const trySize = 100;
const sample = 'Hamburgefonstiv 0123456789';
/** Plausible width per letter, as a share of the size. */
const narrowest = 0.15;
const maxWidthRatio = 1.3;
/** Plausible height and depth around the baseline, as shares of the size. */
const maxHeightRatio = 1.5;
const deepest = 0.8;

/** Place of the base line of a tried letter, in sizes. */
const tryBaseline = 1.5;

function isSound(alias: string, weight: string, platform: Platform): boolean {
  const { context } = platform.createSurface(trySize * 2, trySize * 2);
  context.font = `${weight.split(' ', 1)[0]} ${trySize}px "${alias}"`;
  const box = context.measureText(sample);
  const width = box.width / sample.length / trySize;
  const isSized =
    width > narrowest &&
    width < maxWidthRatio &&
    box.actualBoundingBoxAscent < maxHeightRatio * trySize &&
    box.actualBoundingBoxDescent < deepest * trySize;
  if (!isSized) return false;
  context.clearRect(0, 0, trySize * 2, trySize * 2);
  context.fillStyle = '#000000';
  context.fillText('H', trySize / 2, trySize * tryBaseline);
  return context.getImageData(0, 0, trySize * 2, trySize * 2).data.some((value) => value > 0);
}
