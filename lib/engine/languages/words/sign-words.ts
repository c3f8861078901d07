/** For jokes: the signs by which a sentence or title shows which one it could carry. Each field holds alternatives of a regular expression (flags `iu`), which the rules wrap in word borders. */
export interface SignWords {
  /** Where one thing stands for another: the rejected stands behind it. */
  readonly insteadOf?: string;
  /** "not X but Y": before the rejected, what rejects nothing ("not only"), and between both. */
  readonly not?: string;
  readonly notOnly?: string;
  readonly butRather?: string;
  /** The same in a script without spaces, with groups `no` and `yes`. */
  readonly notUnspaced?: string;
  /** Verbs by which one thing brings about another. */
  readonly leadsTo?: string;
  /** First words of a heading that really asks, and signs of that anywhere. */
  readonly asks?: string;
  readonly asksAnywhere?: string;
  /** Between two names: any choice, and what means nothing but a contest. */
  readonly contest?: string;
  readonly plainContest?: string;
  /** Between two things to choose from. */
  readonly or?: string;
  /** The title of a how-to, with the infinitive as the group `what`. */
  readonly howTo?: string;
  /** Openers of a sentence about now, and about a time gone by; before the year of one. */
  readonly now?: string;
  readonly once?: string;
  readonly inYear?: string;
  /** Section labels that any page has. */
  readonly pageLabels?: string;
  /** Words of a title that promises a list; counters where words are not parted. */
  readonly promised?: string;
  /** Words for a person or thing named before. */
  readonly leaning?: string;
  /** Words that refer to another sentence, wherever they stand in their own. */
  readonly pointers?: string;
  /** Small words inside names. */
  readonly nameJoints?: string;
  /** Before the name of a template, which is then not wanted. */
  readonly denials?: string;
  /** Audiences that one does not tease. */
  readonly gentle?: string;
  /** Before a number that belongs to the phrase before it ("within 10 days"). */
  readonly phraseNumbers?: string;
  /** Sizes of a number in words. */
  readonly millions?: string;
  readonly billions?: string;
  /** Endings that a word takes, and articles written on to its front. */
  readonly wordEndings?: string;
  readonly attachedArticles?: string;
  /** Openers of a cause that was named before. */
  readonly causePronouns?: string;
  /** Openers that hang on what was said before. */
  readonly hanging?: string;
  /** Openers of the title of a how-to, before an infinitive. */
  readonly instructs?: string;
  /** Words that may stand between both. */
  readonly instructsNot?: string;
  /** Infinitives in such a title. */
  readonly infinitives?: string;
  readonly asking?: string;
  /** Conjunctions behind a comma that part a title in two. */
  readonly partingConjunctions?: string;
  /** Words behind a noun that is no part of a longer one. */
  readonly thingEnds?: string;
  /** Articles of a topic, and the one of a thing among many. */
  readonly topicArticles?: string;
  readonly topicIndefinite?: string;
  /** Titles that files have before anybody gave them one: what one begins with, and what it ends in. */
  readonly untitled?: string;
  readonly untitledEnd?: string;
}
