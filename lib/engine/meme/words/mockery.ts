import { defaultLanguage, findLanguage, type Language } from '../../languages/index.ts';
import { borders } from '../../languages/patterns.ts';

const namesAnimal = (text: string, { jokes }: Language): boolean => {
  const things = jokes?.things;
  const nouns = [things?.cats, things?.dogs].flatMap((thing) => (thing === undefined ? [] : [thing[0]]));
  return nouns.some((each) => new RegExp(borders(each.replaceAll('~', String.raw`\p{L}*`)), 'iu').test(text));
};

/** Whether words typed with a picture mock who is shown: no picture of it is made. `tag`: BCP 47. */
export const mocks = (text: string, tag: string): boolean =>
  [...new Set([findLanguage(tag) ?? defaultLanguage, defaultLanguage])].some(
    (language) =>
      language.memes?.mockery !== undefined &&
      new RegExp(borders(language.memes.mockery), 'iu').test(text) &&
      !namesAnimal(text, language),
  );
