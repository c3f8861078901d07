export const ink = '#221b33';
/** In the mascot's units, in which it is 320 high. */
export const line = 9;

export interface Coat {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
}

/** Vermilion is Blot's own; the others are moods. */
export const coats = {
  vermilion: { light: '#ff9376', base: '#ff6a4a', shade: '#df4530' },
  slate: { light: '#b9bfd0', base: '#949cb4', shade: '#727b97' },
  blue: { light: '#8fd2ff', base: '#55b0f7', shade: '#2f88d8' },
  violet: { light: '#cfa6ff', base: '#ab78f5', shade: '#8450d6' },
  gold: { light: '#ffe48a', base: '#ffc930', shade: '#eaa012' },
  teal: { light: '#7fe0cf', base: '#35bfa9', shade: '#1d9483' },
} as const satisfies Record<string, Coat>;
