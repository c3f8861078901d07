export interface JokeCandidate {
  readonly template: string;
  readonly captions: Readonly<Record<string, string>>;
  /** How strongly the source suggests this template, 0 to about 1.5. */
  readonly signal: number;
  /** Roles whose words are the template's own. */
  readonly fixed?: readonly string[];
  /** Roles that are contrasted and should be of similar length. */
  readonly parallel?: readonly [string, string];
  /** Whether it replies to a sentence of the opening, as the title names nothing. */
  readonly isOfLead?: boolean;
  /** The current topic that it is on. */
  readonly topic?: string;
}
