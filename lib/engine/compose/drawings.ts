import type { Surface } from '../brand/palette.ts';
import type { Brief } from '../brief.ts';
import { DrawingSet, type DrawingStyle, loadDrawings } from '../drawings/index.ts';
import { areCountries } from '../maps/countries.ts';
import { loadWorld, type World } from '../maps/world.ts';

export interface Drawings {
  readonly set: DrawingSet;
  readonly style: DrawingStyle;
  readonly world?: World | undefined;
}

export const noDrawings: Drawings = { set: new DrawingSet(new Map()), style: 'brand' };

function listDrawings({ hero, modules = [] }: Brief): readonly string[] {
  const named = modules.flatMap((module): readonly { readonly drawing?: string | undefined }[] => {
    switch (module.kind) {
      case 'numbers':
        return module.figures;
      case 'chart':
        return module.rows;
      case 'sequence':
      case 'items':
      case 'statements':
        return module.items;
      case 'sides':
        return [...module.sides, ...module.sides.flatMap(({ items }) => items)];
      case 'thesis':
      case 'quote':
        return [module];
      default:
        return [];
    }
  });
  const names = [...(hero?.drawings ?? []), ...named.map(({ drawing }) => drawing)];
  return [...new Set(names.filter((name) => name !== undefined))];
}

const hasCountries = ({ modules = [], language }: Brief): boolean =>
  modules.some((module) => module.kind === 'chart' && areCountries(module.rows, language));

export async function loadDrawingsFor(brief: Brief, style: DrawingStyle = 'brand'): Promise<Drawings> {
  const world = hasCountries(brief) ? await loadWorld() : undefined;
  if (brief.gravity === 'grave') return { ...noDrawings, world };
  return { set: await loadDrawings(listDrawings(brief)), style, world };
}

export const isDark = ({ ground }: Pick<Surface, 'ground'>): boolean => {
  const value = Number.parseInt(ground.slice(1), 16);
  return ((value >> 16) * 2 + ((value >> 8) & 255) * 5 + (value & 255)) / 8 < 128;
};
