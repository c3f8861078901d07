/** The captions of one possible meme, before it is judged. */
export interface Candidate {
  readonly template: string;
  readonly captions: Readonly<Record<string, string>>;
  /** How strongly the source asks for this template, 0 to about 1.5. */
  readonly signal: number;
  /** Roles whose words are the template's own, not the source's. */
  readonly fixed?: readonly string[];
  /** Roles that are set against each other and should be of about one length. */
  readonly parallel?: readonly [string, string];
}
