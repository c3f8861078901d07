import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import { drawPath, toRectanglePath } from '../shapes.ts';
import { createOutline, paper } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import type { Slot, Template } from './template.ts';

interface SceneRow {
  readonly words: Rect;
  readonly stage: Rect;
}

/** In pixels of 1920, covered by apps at a story's top and bottom. */
const storyEdgePx = 150;

function splitRows(count: number): Readonly<Record<Aspect, readonly SceneRow[]>> {
  return makeForEach((aspect, { width, height }) =>
    Array.from({ length: count }, (_, index): SceneRow => {
      if (aspect === '16:9') {
        const x = (index * width) / count;
        return { stage: makeRect(x, 0, width / count, 560), words: makeRect(x, 560, width / count, 520) };
      }
      const h = height / count;
      return { words: makeRect(0, index * h, 560, h), stage: makeRect(560, index * h, 520, h) };
    }),
  );
}

interface RowsTemplate {
  readonly id: string;
  readonly description: string;
  readonly roles: readonly string[];
  readonly maxWords: number;
  scene(size: { readonly width: number; readonly height: number }, index: number): readonly SceneNode[];
}

export function createRows({ id, description, roles, maxWords, scene }: RowsTemplate): Template {
  const rows = splitRows(roles.length);
  const slots = roles.map(
    (role, index): Slot =>
      createPanel(
        role,
        makeForEach((aspect) => {
          const inner = shrink(rows[aspect][index]?.words ?? makeRect(0, 0, 0, 0), 40, 30);
          if (aspect !== '9:16') return inner;
          const top = index === 0 ? storyEdgePx : 0;
          const bottom = index === roles.length - 1 ? storyEdgePx : 0;
          return makeRect(inner.x, inner.y + top, inner.width, inner.height - top - bottom);
        }),
        { maxSize: 78, maxWords },
      ),
  );
  const draw = (aspect: Aspect): readonly SceneNode[] =>
    rows[aspect].flatMap(({ words, stage }, index): readonly SceneNode[] => [
      drawPath(toRectanglePath(words.x, words.y, words.width, words.height), { fill: paper }),
      {
        type: 'group',
        x: stage.x,
        y: stage.y,
        clip: { width: stage.width, height: stage.height },
        children: scene(stage, index),
      },
      drawPath(toRectanglePath(words.x, words.y, words.width, words.height), { stroke: createOutline(10) }),
      drawPath(toRectanglePath(stage.x, stage.y, stage.width, stage.height), { stroke: createOutline(10) }),
    ]);
  return { id, description, slots, ordered: true, draw };
}
