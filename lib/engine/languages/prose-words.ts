/** For sentences: the words at which a clause, a label or a comparison is parted. Each field holds alternatives of a regular expression, which the rules wrap in word borders. */
export interface ProseWords {
  /** Forms of address, office and rank before a name. */
  readonly offices?: string;
}
