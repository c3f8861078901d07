import type { ShapeName } from '../../modules.ts';

/** Names of layouts as notes ask for them ("pros and cons"), by layout; one named in English alone is found in notes of any language. */
type LayoutNames = Readonly<Partial<Record<ShapeName, string>>>;

/** For the notes of a request: the layouts, looks and things that they name. Each field holds alternatives of a regular expression (flags `iu`), which the rules wrap in word borders. */
export interface SteeringWords extends LayoutNames {
  /** A look's names. */
  readonly minimal?: string;
  readonly bold?: string;
  readonly dark?: string;
  readonly light?: string;
  readonly playful?: string;
  readonly editorial?: string;
  readonly colourful?: string;
  readonly paper?: string;
  readonly blueprint?: string;
  readonly illustrated?: string;
  /** How notes ask for fewer points, and for fewer words. */
  readonly fewPoints?: string;
  readonly fewWords?: string;
  /** Before the name of what is not wanted ("no", "without"). */
  readonly denials?: string;
  /** Besides `denials`, before a layout or look, and before a drawing, number or photograph. */
  readonly denialsOfForms?: string;
  readonly denialsOfThings?: string;
  /** Right behind the name of what is not wanted, in languages that deny there. */
  readonly denialsBehind?: string;
  /** Names of what a picture may show: drawings, numbers, the source's own picture. */
  readonly drawings?: string;
  readonly numbers?: string;
  readonly photos?: string;
  /** Things counted where notes ask for so many points, what may stand before it, and its counters without spaces. */
  readonly points?: string;
  readonly pointsBefore?: string;
  readonly pointCounters?: string;
  readonly pointsBehind?: string;
}
