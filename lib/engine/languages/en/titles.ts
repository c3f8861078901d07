import type { TitleWords } from '../title-words.ts';

export const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ ){1,2}of the (?:day|week|month|year)|podcast|videos?|watch|photos?|pictures|in pictures|gallery|exclusive|breaking(?: news)?|news|update|live|opinion|comment|column|analysis|explainer|sponsored|press release|series|must[- ]read|throwback`,
  promises: String.raw`(?:everything|all|what) (?:you|we|i) (?:need|have|want|ought) to know|here(?:’s|'s| is| are) (?:how|why|what|where|everything|all)|find out|read (?:more|on)|(?:a|the|our|your) (?:complete|ultimate|full|definitive|quick|short|beginner(?:’s|'s|s)?) (?:guide|overview)|complete guide|ultimate guide|step[- ]by[- ]step(?: guide)?|tips (?:and|&) tricks|explained|buy (?:online|now)|order online|and more|free download|what to know|this is (?:how|why|what)`,
  sites: 'official (?:web ?site|home ?page|site|page|shop|store)|home ?page (?:of|for)|web ?site of|welcome',
};
