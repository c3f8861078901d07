/** Texts by language, BCP 47. */
export type ByLanguage = Readonly<Record<string, readonly string[]>>;

export interface GateCases {
  /** Hate, threats, harassment, self-harm, praise of atrocities. */
  readonly harm: ByLanguage;
  /** Headlines of grave matters. */
  readonly grave: ByLanguage;
  /** Headlines that only sound like either. */
  readonly light: ByLanguage;
}
