import { type MemeDraft, maxTextBoxes, type TextBox } from '../engine/brief.ts';
import type { TextPlaces } from '../engine/index.ts';
import { clamp } from '../engine/sizes.ts';

export type TextBoxPlace = Pick<TextBox, 'x' | 'y' | 'width' | 'height'>;

export const minShare = 0.04;
/** Shares of the image: the picture may have room beside it. */
const reach = { min: -1, max: 2 } as const;

export function placeFreely(draft: MemeDraft, { usual, calm }: TextPlaces): MemeDraft {
  const roles = Object.keys(draft.captions).slice(0, maxTextBoxes);
  const places = roles.length > usual.length ? calm : usual;
  const boxes = roles.map((role, index) => {
    const place = (role === 'bottom' ? usual.at(-1) : places[index]) ?? fallback;
    return toBox(role, place);
  });
  return { ...draft, boxes };
}

export function addBox(draft: MemeDraft, { usual, calm }: TextPlaces): MemeDraft {
  const { boxes = [], captions } = draft;
  if (boxes.length >= maxTextBoxes) return draft;
  const free = [...calm, ...usual].find((place) => !boxes.some((box) => overlap(place, box)));
  const role = findFreeRole(captions);
  const last = boxes.at(-1);
  const box = { ...toBox(role, free ?? calm[0] ?? fallback), ...(last && { ground: last.ground }) };
  return { ...draft, captions: { ...captions, [role]: '' }, boxes: [...boxes, box] };
}

export function changeBox(draft: MemeDraft, role: string, changed: Partial<Omit<TextBox, 'role'>>): MemeDraft {
  const boxes = draft.boxes?.map((box) => (box.role === role ? keepWithinReach({ ...box, ...changed }) : box));
  return { ...draft, boxes };
}

export function removeBox(draft: MemeDraft, role: string): MemeDraft {
  const { [role]: _, ...captions } = draft.captions;
  return { ...draft, captions, boxes: draft.boxes?.filter((box) => box.role !== role) };
}

const fallback: TextBoxPlace = { x: 0.1, y: 0.4, width: 0.8, height: 0.2 };

const toBox = (role: string, { x, y, width, height }: TextBoxPlace): TextBox => ({
  role,
  x,
  y,
  width,
  height,
  align: 'center',
  ground: 'none',
});

const limitField = (value: number, min: number, max: number) => clamp(Number.isFinite(value) ? value : min, min, max);

function keepWithinReach(box: TextBox): TextBox {
  const span = reach.max - reach.min;
  const width = limitField(box.width, minShare, span);
  const height = limitField(box.height, minShare, span);
  return {
    ...box,
    width,
    height,
    x: limitField(box.x, reach.min, reach.max - minShare),
    y: limitField(box.y, reach.min, reach.max - minShare),
  };
}

const overlap = (a: TextBoxPlace, b: TextBoxPlace): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function findFreeRole(captions: MemeDraft['captions']): string {
  for (let number = 1; ; number += 1) {
    if (!(`text-${number}` in captions)) return `text-${number}`;
  }
}
