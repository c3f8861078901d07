/** What a frame is worth by what it rests on; statements also count by how good a punch line they are. */
export const worth = {
  stated: 1.05,
  /** Where a drawing can show what it is about. */
  statedBeside: 0.8,
  ofGenre: 1,
  trouble: 1.1,
  fall: 1.15,
  opinion: 0.7,
  about: 0.8,
  aboutOfGenre: 0.9,
  hot: 1.5,
  titled: 1.2,
  asked: 0.8,
  ofAudience: 1.6,
};

/** Frames begin with the name of their template. */
const ofTemplates = (...ids: readonly string[]) => new RegExp(`^(?:${ids.join('|')}) `);

/** Where a question can be said or lie awake with; elsewhere it would be an answer. */
export const pondered = ofTemplates('thoughts', 'nobody', 'proclaim');

/** Frames in which somebody says it to somebody: only what is said or asked belongs there, or answers a question. */
export const conversation = ofTemplates('chat', 'exchange', 'dialogue');

/** Frames that need something to be so, not a thing; and those in which a thing alone is an answer. */
export const sleepless = ofTemplates('thoughts', 'panic', 'calm', 'shocked', 'sign');

export const spokenOf = ofTemplates('chat');

/** Frames in which anything makes sense: one lies awake over it, or cannot keep it to oneself. */
export const anything = ofTemplates('thoughts', 'proclaim');

/** Those in which somebody talks of nothing else. */
export const obsessed = ofTemplates('nobody', 'proclaim', 'chat');

/** Frames around something that failed. */
export const troubled = /^(?:calm|panic \| \{h\}) ?/;

/** Drawings that are a mood, bare of words of their own. */
export const furious = /^sign \| \{h\}/i;

export const frightened = /^shocked \| \{h\}/i;
