import type { GenreFrames, GenreSigns } from '../words/joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | Nobody: | My dad, at breakfast: | {h}',
    'thoughts | Washing: on the line. | Windows: open. | {h}',
    'proclaim | Me, holding one umbrella: | {h}',
  ],
  price: [
    'nobody | My account: 12 left | Me: | {h}',
    'thoughts | Needed: no. | Saved: a lot. | {h}',
    'proclaim | Me, explaining it at home: | {h}',
    'reality | What I said it cost | “Next to nothing” | What it cost | {n}',
  ],
  review: [
    'nobody | Everyone: good morning | Me, after nine reviews: | {h}',
    'thoughts | Mine still works. | It’s two years old. | {h}',
    'proclaim | Me, to the man behind the counter: | {h}',
  ],
  release: [
    'nobody | My laptop, during my talk: | Restart now? | {h}',
    'thoughts | It works now. | Nobody touch it. | {h}',
    'proclaim | Me, who never installed the last one: | {h}',
  ],
  deploy: [
    'nobody | Friday, 4:58 p.m. | Me: | {h}',
    'thoughts | It’s Friday. | The tests were green. | {h}',
    'proclaim | Me, one hand on the rollback: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather:
    'weather|rain(?:y|fall)?|showers?|snow(?:fall|y)?|frost|drizzle|sunshine|sunny|cloud(?:s|y)|heat ?waves?|cold snap|thunderstorms?|temperatures?|degrees|umbrellas?|meteorologists?|gusts?',
  price:
    'prices?|cheap(?:er|est)?|discount(?:s|ed)?|deals?|on sale|bargains?|coupons?|half price|black friday|price (?:cut|drop)s?|per cent off|clearance|savings?|retail price',
  review:
    'reviews?|reviewed|hands-on|verdict|rating|pros and cons|we tested|test(?:ed)? it|out of (?:five|ten)|our favou?rites?|worth buying|downsides?',
  release:
    'release notes|new release|releases|released|new version|versions?|changelog|update[sd]?|out now|now available|beta|upgrade[sd]?|patch(?:es)?',
  deploy:
    'deploy(?:s|ed|ing|ments?)?|rollbacks?|roll(?:ed)? back|production|hotfix(?:es)?|ci/cd|pipelines?|staging|canary|on-call|kubernetes|ship(?:ping)? code',
};
