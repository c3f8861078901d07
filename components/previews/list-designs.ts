import { fillSlots } from '../../lib/edit/fill-slots.ts';
import type { MemeDraft } from '../../lib/engine/brief.ts';
import type { Engine, Picture } from '../../lib/engine/index.ts';
import { templates } from '../../lib/engine/meme/templates/index.ts';
import { readStyleNotes, type StyleNotes, writeStyleNotes } from '../../lib/jobs/style-notes.ts';
import type { Preview, PreviewDesign, Variety } from './messages.ts';
import type { Ready } from './reader.ts';

export type Draw = (ready: Ready) => Promise<{ readonly preview: Preview }>;

interface DesignDrawing {
  readonly draw: Draw;
  /** `place` from 0, best first; undefined where there are fewer. */
  readonly compose: (place: number) => Promise<Picture | undefined>;
}

type DrawDesign = (
  drawing: DesignDrawing,
) => Promise<{ readonly preview: Preview; readonly design: PreviewDesign } | undefined>;

export function listDesigns(ready: Ready, variety: Variety): ReadonlyMap<string, DrawDesign> {
  const inAspects = variety.aspects.map((aspect): [string, DrawDesign] => [
    `aspect ${aspect}`,
    async ({ draw }) => {
      const { preview } = await draw({ ...ready, rendering: { ...ready.rendering, aspect } });
      return { preview, design: { aspect } };
    },
  ]);
  return new Map([...inAspects, ...('draft' in ready ? listMemes(ready, variety) : listInfographics(ready, variety))]);
}

function listInfographics(ready: Extract<Ready, { brief: unknown }>, variety: Variety): [string, DrawDesign][] {
  const { brief, rendering } = ready;
  const compositions = Array.from({ length: variety.compositions }, (_, place): [string, DrawDesign] => [
    `composition ${place}`,
    async ({ compose }) => {
      const picture = await compose(place);
      return picture && { preview: toPreview(picture), design: { composition: picture.composition } };
    },
  ]);
  const looks = brief.gravity === 'grave' ? [] : variety.looks;
  return [
    ...compositions,
    ...looks.map((look): [string, DrawDesign] => [
      `look ${look}`,
      async ({ draw }) => {
        const steering = { ...rendering.steering, styleNotes: changeNotes(rendering.steering.styleNotes, { look }) };
        const { preview } = await draw({ brief, rendering: { ...rendering, steering } });
        return { preview, design: { look } };
      },
    ]),
  ];
}

function listMemes(ready: Extract<Ready, { draft: MemeDraft }>, variety: Variety): [string, DrawDesign][] {
  const { alternatives = [], ...first } = ready.draft;
  const ideas = ready.isFound ? [first, ...alternatives].slice(0, variety.compositions) : [];
  const inTemplates = variety.templates === 'all' ? [...templates.keys()] : [];
  return [
    ...ideas.map((idea, index): [string, DrawDesign] => [
      `take ${index + 1}`,
      async ({ draw }) => {
        const { preview } = await draw({ ...ready, draft: { ...first, ...idea } });
        return { preview, design: { take: index + 1 } };
      },
    ]),
    ...inTemplates.map((template): [string, DrawDesign] => [
      `template ${template}`,
      async ({ draw }) => {
        const draft = moveToTemplate(first, template);
        const { preview } = await draw({ ...ready, draft });
        return { preview: { ...preview, draft }, design: { template } };
      },
    ]),
  ];
}

/** Keeps the last subject's compositions, which are generated in order on demand. */
export function createDesignMemo({ drawDesigns }: Pick<Engine, 'drawDesigns'>) {
  let kept: { readonly key: string; readonly pictures: Picture[]; readonly coming: AsyncIterator<Picture> } | undefined;
  return (ready: Ready, key: string, max: number): DesignDrawing['compose'] =>
    async (place) => {
      if (!('brief' in ready)) return undefined;
      if (kept?.key !== key) {
        void kept?.coming.return?.();
        kept = { key, pictures: [], coming: drawDesigns(ready.brief, ready.rendering, max)[Symbol.asyncIterator]() };
      }
      const { pictures, coming } = kept;
      try {
        while (pictures.length <= place) {
          const { value, done } = await coming.next();
          if (done) break;
          pictures.push(value);
        }
      } catch (error) {
        kept = undefined;
        throw error;
      }
      return pictures[place];
    };
}

const changeNotes = (notes: string | undefined, changed: StyleNotes): string | undefined =>
  writeStyleNotes({ ...readStyleNotes(notes), ...changed });

/** Captions go to the other template's slots in order. */
function moveToTemplate(draft: MemeDraft, id: string): MemeDraft {
  const roles = templates.get(id)?.slots.map(({ role }) => role) ?? [];
  return { ...draft, template: id, captions: fillSlots(draft.captions, roles), image: undefined, boxes: undefined };
}

export const toPreview = ({
  bytes,
  width,
  height,
  description,
  texts = [],
  composition,
  places,
}: Picture): Preview => ({
  bytes: new Uint8Array(bytes),
  width,
  height,
  description,
  texts: texts.map((text) => ({ ...text, lines: [...text.lines] })),
  ...(composition && { composition }),
  ...(places && { places: { ...places, usual: [...places.usual], calm: [...places.calm] } }),
});
