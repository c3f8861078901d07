import type { SignWords } from '../sign-words.ts';

export const signs: SignWords = {
  insteadOf: 'instead of|rather than',
  not: 'not|no',
  notOnly: 'longer|more|less|fewer|doubt|matter|one|only|just|merely|simply|solely|so much',
  butRather: 'but(?: rather)?',
  leadsTo:
    '(?:has |have |had )?(?:led|leads?) to|(?:has |have )?caused|causes|(?:has )?resulted in|results in|(?:has )?triggered|triggers',
  asks: 'what|why|how|who|whose|when|where|which|is|are|was|were|do|does|did|can|could|will|would|should|has|have|was',
  contest: String.raw`vs?\.?|versus`,
  plainContest: String.raw`vs?\.?|versus`,
  or: 'or',
  howTo: String.raw`how (?:to|not to)\s+(?<what>.+)`,
  now: 'today|now|nowadays|these days',
  once: 'once',
  inYear: 'in',
  pageLabels:
    'introduction|overview|background|history|examples?|properties|applications?|conclusions?|summary|definition|references?|notes|contact|about|security|development|software|values|products?|services|news|support|resources|other .*',
  promised: 'ways?|tips?|reasons?|things|steps?|signs|ideas|mistakes|habits|myths|lessons',
  turns: 'but|yet|though|except',
  clauseOpeners: 'no|none|nobody|nothing|not|only|few|most|many|some|all',
  leaning: 'this|that|these|those|his|hers?|him|its|their|theirs|them',
  denials: 'no|not|without|never|avoid',
  gentle: 'kids?|child(?:ren)?|school|famil(?:y|ies)|formal|executives?|board|customers?|clients?',
  phraseNumbers: 'at|within|in|by|of|for|and|to|every|per|next|last|first',
  millions: 'million',
  billions: 'billion',
  wordEndings: "['’]s|ings?|ed|ers?|s",
  causePronouns: 'which|that|what|who',
  hanging:
    'as for|on the other|perhaps|maybe|mostly|mainly|partly|enter|also|indeed|because|which|while|then|the (?:more|less|fewer)|most significantly|in theory|in general',
  pointing: 'that|this|these|those|which',
  instructs: 'how',
  instructsNot: 'not',
  infinitives: 'to',
  asking: 'how|why|what|when|where|who|which|is|are|do|does|can',
};
