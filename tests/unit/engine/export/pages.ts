import { toModules } from '../../../../lib/engine/brief/selection/to-modules.ts';
import type { Brief, Layout } from '../../../../lib/engine/brief.ts';
import { createDocumentWriter, type DocumentPage } from '../../../../lib/engine/documents.ts';
import { createEngine } from '../../../../lib/engine/engine.ts';
import { getShape } from '../../../../lib/engine/modules.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { makeBriefFor, scripts, type Words } from '../compose/briefs.ts';

const layouts: readonly Layout[] = ['list', 'timeline', 'comparison', 'ranking', 'proportion', 'quote'];
const names = ['latin', 'arabic', 'japanese'] as const;

const platform = createNodePlatform();
const engine = createEngine(platform);
export const writeDocument = createDocumentWriter(platform);

export interface NamedPage extends DocumentPage {
  readonly name: string;
  readonly script: (typeof names)[number];
  readonly brief: Brief;
}

const toPage = (brief: Brief): DocumentPage => ({
  says: { brief },
  rendering: { aspect: '4:5', steering: {}, assets: {} },
});

/** Every form in every script. */
export const pages: readonly NamedPage[] = names.flatMap((script) =>
  layouts.map((layout) => {
    const words = scripts[script] as Words;
    const shape = {
      words,
      points: 3,
      statistics: 2,
      bodies: script !== 'latin',
      ordered: false,
      extras: true,
      turn: 0,
    };
    const made = makeBriefFor(layout, shape);
    const modules = toModules(made);
    const own = modules.filter((module) => getShape(module) === layout);
    const brief = { ...made, modules: own.length > 0 ? own : modules };
    return { name: `${layout} in ${script}`, script, brief, ...toPage(brief) };
  }),
);

export const drawPage = async ({ brief, rendering }: NamedPage): Promise<Uint8Array> =>
  (await engine.drawInfographic(brief, { ...rendering, format: 'png' })).bytes;
