import type { Aspect } from '../../contract/index.ts';
import type { MemeDraft } from '../brief.ts';
import type { DrawingSet } from '../drawings/index.ts';
import { EngineError } from '../errors.ts';
import type { TextMeasurer } from '../platform.ts';
import type { GroupNode, Scene, SceneNode } from '../scene.ts';
import { pictureSizes } from '../sizes.ts';
import type { SafeArea } from './arrange.ts';
import { type CaptionBox, placeCaption } from './captions.ts';
import type { WordSize } from './jokes/notes.ts';
import { captionImage, type OwnImage } from './own-image.ts';
import { type Slot, type SlotBox, type Template, templates } from './templates/index.ts';
import { findTextPlaces, type TextPlaces } from './text-boxes.ts';
import { tintDrawing, tintPlates } from './tint.ts';

const inset = 40;
const storyMarginShare = 0.08;

interface Extras {
  readonly image?: OwnImage | undefined;
  readonly drawings?: DrawingSet | undefined;
  readonly tint?: string | undefined;
  readonly wordSize?: WordSize | undefined;
}

/** Factors of the largest letters, and lines more, for words in the size that is asked for. */
const sizes = { large: { letters: 1.5, lines: 2 }, small: { letters: 0.62, lines: 1 } } as const;

/** The draft's template or the user's image, with captions. @throws {EngineError} `image_failed` for an unknown template. */
export function composeMeme(
  draft: MemeDraft,
  aspect: Aspect,
  measurer: TextMeasurer,
  { image, drawings, tint, wordSize }: Extras = {},
): Scene {
  const canvas = pictureSizes[aspect];
  const safe = findSafeArea(aspect);
  if (draft.image !== undefined && image !== undefined) {
    const layer = captionImage(draft, draft.image, image, canvas, safe, {
      measurer,
      ...(wordSize && { letters: sizes[wordSize].letters }),
    });
    const roles = draft.boxes?.map(({ role }) => role) ?? ['top', 'bottom'];
    return { ...canvas, ...layer, description: describeDraft(draft, roles) };
  }
  const template = templates.get(draft.template);
  if (template === undefined) {
    throw new EngineError('image_failed', { detail: `There is no meme template “${draft.template}”.` });
  }
  const captions = template.slots.map((slot) =>
    caption(resizeSlot(isMirrored(template, draft) ? mirror(slot) : slot, wordSize), draft, aspect, measurer),
  );
  return {
    ...canvas,
    background: '#ffffff',
    nodes: [
      drawTemplate(template, draft, aspect, tint),
      ...drawForDraft(template, draft, aspect, { drawings, tint }),
      ...captions.filter((node) => node !== undefined),
    ],
    description: describeDraft(
      draft,
      template.slots.map(({ role }) => role),
      template.description,
    ),
  };
}

export const findPlaces = (image: OwnImage, aspect: Aspect): TextPlaces =>
  findTextPlaces(image, pictureSizes[aspect], findSafeArea(aspect));

const drawings = new Map<string, GroupNode>();

function drawTemplate(template: Template, draft: MemeDraft, aspect: Aspect, tint: string | undefined): GroupNode {
  const mirrored = isMirrored(template, draft);
  const says = (role: string) => (draft.captions[role] ?? '').trim() !== '';
  const empty = template.slots.flatMap(({ role }) => (says(role) ? [] : [role]));
  const turned = mirrored && { mirror: pictureSizes[aspect].width };
  if (tint !== undefined)
    return { type: 'group', x: 0, y: 0, children: tintDrawing(template.draw(aspect, says), tint), ...turned };
  const name = [template.id, aspect, ...(mirrored ? ['mirrored'] : []), ...empty].join(' ');
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const children = template.draw(aspect, says);
  const made: GroupNode = { type: 'group', x: 0, y: 0, keptAs: name, children, ...turned };
  drawings.set(name, made);
  return made;
}

function drawForDraft(
  template: Template,
  draft: MemeDraft,
  aspect: Aspect,
  { drawings, tint }: Extras,
): readonly SceneNode[] {
  const own = template.drawFor?.(draft, aspect, drawings) ?? [];
  const children = tint === undefined ? own : tintPlates(own, tint);
  if (children.length === 0 || !isMirrored(template, draft)) return children;
  return [{ type: 'group', x: 0, y: 0, mirror: pictureSizes[aspect].width, children }];
}

function isMirrored({ ordered = false }: Template, { direction }: MemeDraft): boolean {
  return ordered && direction === 'rtl';
}

function findSafeArea(aspect: Aspect): SafeArea {
  const { height } = pictureSizes[aspect];
  const margin = aspect === '9:16' ? height * storyMarginShare : inset;
  return { top: margin, bottom: height - margin, inset };
}

function mirror({ box, angle, ...slot }: Slot): Slot {
  const flip = ([x, y, width, height]: SlotBox): SlotBox => [1 - x - width, y, width, height];
  return {
    ...slot,
    box: {
      '9:16': flip(box['9:16']),
      '1:1': flip(box['1:1']),
      '4:5': flip(box['4:5']),
      '16:9': flip(box['16:9']),
    },
    ...(angle !== undefined && { angle: -angle }),
  };
}

function resizeSlot(slot: Slot, wordSize: WordSize | undefined): Slot {
  if (wordSize === undefined) return slot;
  const { letters, lines } = sizes[wordSize];
  return { ...slot, maxSize: slot.maxSize * letters, maxLines: slot.maxLines + lines };
}

function caption(slot: Slot, draft: MemeDraft, aspect: Aspect, measurer: TextMeasurer): SceneNode | undefined {
  const box = toSlotBox(slot, aspect);
  const text = draft.captions[slot.role] ?? '';
  if (slot.angle === undefined) return placeCaption(text, box, slot, draft, measurer);
  const upright = { ...box, x: -box.width / 2, y: -box.height / 2 };
  const node = placeCaption(text, upright, slot, draft, measurer);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return node && { type: 'group', x, y, angle: slot.angle, children: [node] };
}

export function toSlotBox(slot: Slot, aspect: Aspect): CaptionBox {
  const { width, height } = pictureSizes[aspect];
  const safe = findSafeArea(aspect);
  const [x, y, w, h] = slot.box[aspect];
  const left = Math.max(x * width, safe.inset);
  const top = Math.max(y * height, safe.top);
  const right = Math.min((x + w) * width, width - safe.inset);
  const bottom = Math.min((y + h) * height, safe.bottom);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function describeDraft(draft: MemeDraft, roles: readonly string[], drawing?: string): string {
  const words = roles.flatMap((role) => draft.captions[role]?.trim() || []).map((text) => `“${text}”`);
  return [words.join(' – '), drawing].filter(Boolean).join('. ');
}
