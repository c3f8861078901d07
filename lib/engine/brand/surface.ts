export interface Surface {
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  /** Text in the brand's colour, or in the accent's where the ground is the brand. */
  readonly strong: string;
  readonly line: string;
  /** Small ground for marks, with the colour on it. */
  readonly tile: string;
  readonly onTile: string;
  /** Ground of the highlighted mark, and text on it. */
  readonly highlight: string;
  readonly onHighlight: string;
  /** Marks that are not highlighted. Never text. */
  readonly rest: string;
  /** Connecting lines and edges: thin, so darker than a pale mark. */
  readonly trace: string;
  /** Accent (or a light brand's own colour) as a ground, and text on it. */
  readonly hot: string;
  readonly onHot: string;
  readonly shape: string;
  /** Emphasised phrase; has a box on light grounds. */
  readonly mark: { readonly ink: string; readonly fill?: string };
}

type SurfaceTone = Exclude<keyof Surface, 'mark'>;

/** Text and ground pairs that layouts may draw, each with at least {@link minContrast}. */
export const textPairs: readonly (readonly [text: SurfaceTone, ground: SurfaceTone])[] = [
  ['ink', 'ground'],
  ['muted', 'ground'],
  ['strong', 'ground'],
  ['ink', 'shape'],
  ['muted', 'shape'],
  ['strong', 'shape'],
  ['onTile', 'tile'],
  ['onHighlight', 'highlight'],
  ['onHot', 'hot'],
];

/** WCAG 2.2 level AA for text. */
export const minContrast = 4.5;
/** WCAG 2.2 level AA for meaningful graphics. */
export const minMarkContrast = 3;
