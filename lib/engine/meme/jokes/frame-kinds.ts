export const worth = {
  stated: 1.05,
  statedBeside: 0.8,
  ofGenre: 1,
  trouble: 1.1,
  fall: 1.15,
  opinion: 0.7,
  about: 0.8,
  aboutOfGenre: 0.9,
  titled: 1.2,
  asked: 0.8,
  ofAudience: 1.6,
  besideReplies: 1.1,
  aboutOfAudience: 1.1,
};

const matchTemplates = (...ids: readonly string[]) => new RegExp(`^(?:${ids.join('|')}) `);

/** Frames that suit questions; in others they would be answers. */
export const pondered = matchTemplates('thoughts', 'nobody', 'proclaim');

/** Dialogues: only for speech and questions. */
export const conversation = matchTemplates('chat', 'exchange', 'dialogue');

/** Frames for facts, not things; and one in which a thing is an answer. */
export const sleepless = matchTemplates('thoughts', 'panic', 'calm', 'shocked', 'sign');

export const spokenOf = matchTemplates('chat');

export const anything = matchTemplates('thoughts', 'proclaim');

export const obsessed = matchTemplates('nobody', 'proclaim', 'chat');

export const troubled = /^(?:calm|panic \| \{h\}) ?/;

export const furious = /^sign \| \{h\}/i;

export const frightened = /^shocked \| \{h\}/i;

/** "Never heard of it": for what has a name, not for a phrase. */
export const unheard = matchTemplates('levels');
