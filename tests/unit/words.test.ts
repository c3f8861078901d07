import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { maxPictureBytes } from '../../lib/client/fetch-picture.ts';
import { errorWords, limits, megabyte } from '../../lib/contract/index.ts';
import { remarkSentences } from '../../lib/service/core/remarks.ts';
import { scripts } from '../../package.json';
import messages from '../../public/_locales/en/messages.json';

const root = resolve(import.meta.dirname, '../..');
const source = globSync('{lib,components,entrypoints}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(resolve(root, file), 'utf8'))
  .concat(readFileSync(resolve(root, 'wxt.config.ts'), 'utf8'))
  .join('\n');

describe('the words of the interface', () => {
  it('has words for every error of the contract', () => {
    expect(Object.keys(errorWords).filter((code) => !(`error_${code}` in messages))).toEqual([]);
  });

  it('has, for each error, the English words of the contract, and advice behind them for some', () => {
    const texts: Readonly<Record<string, { readonly message: string } | undefined>> = messages;
    const advised = ['image_failed', 'internal', 'no_credits', 'redirected', 'service_unreachable'];
    const others = Object.entries(errorWords).filter(([code, words]) => texts[`error_${code}`]?.message !== words);
    expect(others.map(([code]) => code).sort()).toEqual(advised);
    for (const [code, words] of others) expect(texts[`error_${code}`]?.message).toContain(`${words} `);
  });

  it('has the words of each remark in a prompt', () => {
    const texts: Readonly<Record<string, { readonly message: string } | undefined>> = messages;
    expect(Object.keys(remarkSentences).length).toBeGreaterThan(20);
    for (const [code, sentence] of Object.entries(remarkSentences))
      expect([code, texts[`remark_${code}`]?.message]).toEqual([code, sentence]);
  });

  it('names the sizes that are kept to', () => {
    const sizes = [limits.sourcePdf, limits.sourcePptx].map((bytes) => `${bytes / megabyte} MB`);
    expect(messages.error_file_too_large.message.match(/\d+ MB/g)).toEqual(sizes);
    expect(errorWords.picture_too_large).toContain(`(${maxPictureBytes / megabyte} MB)`);
  });

  it('has no words that nothing shows', () => {
    const built = /^(error|trial|outcome)_/;
    const unused = Object.keys(messages).filter(
      (key) => !built.test(key) && !source.includes(`'${key}'`) && !source.includes(`__MSG_${key}__`),
    );
    expect(unused).toEqual([]);
  });
});

/** Names that say it in private English, each with what to write. */
const bannedNames: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\b(?:const|let|function\*?) (?:(?:most|least)[A-Z]\w*|(?:longest|shortest|fewest|largest|smallest)(?:[A-Z]\w*)?)(?= = [\d{[])/g,
    'max… or min…, with the unit',
  ],
  [/\bfunction\*? (?!is[A-Z])[a-z]\w*Of\b/g, 'a verb: findX, readX, toX, listX'],
  [/\bconst (?!is[A-Z])[a-z]\w*Of = (?:async )?(?:<[^>]*>)?\(/g, 'a verb: findX, readX, toX, listX'],
  [/(?<![.\w'"-])(?:least|most|fewest)(?= ?[:?,}]| = )/g, 'min or max'],
  [/\b(?:least|most|fewest)[A-Z]\w*/g, 'min… or max…, with the unit'],
  [/\b(?:const|let|function\*?) \w*(?:[tT]old|[tT]ells)(?:[A-Z]\w*)?\b/g, 'said, reported, found'],
  [/\b(?!is[A-Z]|indexOf|lastIndexOf)[a-z]\w*Of\((?=[^)]*\) ?[:{])/g, 'a verb for a method, too: measureWidth, toRect'],
  [/\b(?:function\*?|export const) (?!is[A-Z])[a-z]\w*Of[A-Z]\w*/g, 'a verb first: findX, readX, listX, getX'],
  [/\bconst (?!is[A-Z])[a-z]\w*Of[A-Z]\w* = (?:async )?(?:<[^>]*>)?\(/g, 'a verb first: findX, readX, listX, getX'],
  [/\b(?:const|function) (?:isSaid|toComparable)\b/g, 'which: isDrawn, isQuotable, repeatsFact …'],
  [/\b(?:ofOurs|type: 'trouble')/g, 'own…, failure'],
  [/\bpatience\b/g, 'timeoutMs'],
  [/\bconst \[?(?:widest|narrowest)[A-Z]\w*(?=[^=\n]* = [\d{[])/g, 'max… or min…, with the unit'],
  [
    /\b(?:const|let) \w*(?:Interval|Timeout|Pause|Margin|Age|Delay)(?=(?::[^=\n]*)? = [\d(])/g,
    'the unit behind: …Ms, …Px, …Chars',
  ],
  [
    /\b(?:NeverBlank|useSay|useHush|onceFor\w*|afterDeath|tellOf\w+|hurryJobs|asOurFault|likestFilter|atEase)\b/g,
    'see CONTRIBUTING.md',
  ],
];
/** In tests, too. `documentOf` is imported by two hundred of them. */
const bannedInTests: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bfunction\*? (?!is[A-Z])[a-z]\w*Of\b/g, 'a verb: findX, readX, toX, listX'],
  [/\bconst (?!is[A-Z]|documentOf)[a-z]\w*Of = (?:async )?(?:<[^>]*>)?\(/g, 'a verb: findX, readX, toX, listX'],
  [/\b(?:const|let|function\*?) told\b/g, 'reported, listed, found'],
  [/\b(?:function words\(|const words = (?:async )?\([^)]*\)[^=;]* =>)/g, 'a verb, or t() for the interface’s texts'],
  [/\b(?:interface|type) (?:Wish|Given)\b/g, 'PendingRequest, UserInput, or what it asks for'],
  [/\b(?:rateWit|(?:read)?WitSigns)\b/gi, 'punchline, captions'],
];

const bannedPhrases: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bthe person(?:['’]s)?\b/gi, 'the user'],
  [/\b(?:whoever|somebody)\b/gi, 'the caller, the host, users'],
  [/\btrouble\b/gi, 'failure'],
  [/\bobstacle\b/gi, 'what keeps a job from being sent'],
  [/\b(?:am|is|are|be|been|was|were|get|gets) told\b/gi, 'is notified, is called with'],
  [/(?:^|[.;:] )(?:Tells|Told|Says)\b/g, 'Reports, Notified of'],
  [/(?:^|[.;:] )Answers (?:how|what|whether|where|which|the|a|an)\b/g, 'Returns'],
  [/\bof ours\b/gi, 'the extension’s, our'],
  [/\b(?:gone|goes|went) wrong\b/gi, 'failed'],
  [/\bin sight\b/gi, 'visible'],
  [
    /\b(?:visual language §|visual-spec|memes-situations|drawings-matching §)/gi,
    'the rule itself: no such document is here',
  ],
];
/** Opening words of a comment. */
const bannedOpenings: typeof bannedPhrases = [[/^(?:\/\*\* )?What\b/g, 'a noun phrase']];

const ownFiles = globSync('{lib,components,entrypoints,tests}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.startsWith('tests/fixtures/') && file !== 'tests/unit/words.test.ts')
  .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }));

/** The text of comments on lines of their own, and of those behind code. */
const commentsIn = (text: string): string =>
  Array.from(text.matchAll(/^\s*(?:\/\*\*?|\*|\/\/)\s?(.*)$|\s\/\/ (.*)$|\/\*\* (.*) \*\/$/gm), (found) =>
    found.slice(1).join(''),
  ).join('\n');

function breaches({ file, text }: (typeof ownFiles)[number]): string[] {
  const comments = commentsIn(text);
  const code = text.replace(/^\s*(?:\/\*\*?|\*|\/\/).*$|\s\/\/ .*$/gm, '');
  return [
    ...[...bannedInTests, ...(file.startsWith('tests/') ? [] : bannedNames)].map(
      ([pattern, instead]) => [code, pattern, instead] as const,
    ),
    ...[...bannedPhrases, ...bannedOpenings].map(([pattern, instead]) => [comments, pattern, instead] as const),
  ].flatMap(([where, pattern, instead]) =>
    Array.from(
      where.matchAll(new RegExp(pattern, `${pattern.flags.replace('m', '')}m`)),
      ([found]) => `${file}: “${found}” (write: ${instead})`,
    ),
  );
}

describe('the words of the code', () => {
  it('are those of the field', () => {
    expect(ownFiles.length).toBeGreaterThan(500);
    expect(ownFiles.flatMap(breaches)).toEqual([]);
  });
});

const types = ownFiles
  .filter(({ file }) => !file.startsWith('tests/'))
  .flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(/^(export )?(?:interface|type) (\w+)(?= extends |[ <=])/gm),
      ([, exported, name = '']) => ({ name, file, isExported: exported !== undefined }),
    ),
  );

describe('the exported types', () => {
  it('mean one thing each, in files of their own, too', () => {
    const places = Map.groupBy(types, ({ name }) => name);
    expect(places.size).toBeGreaterThan(300);
    const twice = [...places].filter(([, found]) => found.length > 1 && found.some(({ isExported }) => isExported));
    expect(twice.map(([name, found]) => `${name}: ${found.map(({ file }) => file).join(', ')}`)).toEqual([]);
  });
});

/**
 * Comments in which code "says" or "speaks": a text, a page or a user does, code returns, reports or shows. The numbers only
 * shrink.
 */
const maxSpeaking = { code: 191, tests: 59 };
const speaking = /\b(?:says?|said|saying|speaks?|spoken|spoke)\b/i;

describe('the comments that speak', () => {
  it.each(['code', 'tests'] as const)('grow no more in %s', (where) => {
    const found = ownFiles
      .filter(({ file }) => file.startsWith('tests/') === (where === 'tests') && !file.includes('/languages/'))
      .flatMap(({ text }) => commentsIn(text).split('\n'))
      .filter((line) => speaking.test(line.replace(/["“][^"”]*["”]/g, '')));
    expect(found.length).toBeLessThanOrEqual(maxSpeaking[where]);
  });
});

const known = globSync('{lib,components,entrypoints,tests,public,.github}/**', { cwd: root }).concat(
  globSync('*', { cwd: root }),
);
const exists = (path: string) => known.some((file) => file === path || file.endsWith(`/${path}`));

describe('the comments', () => {
  it('cite only files that exist', () => {
    const stray = ownFiles.flatMap(({ file, text }) =>
      Array.from(
        commentsIn(text).matchAll(
          /`((?:lib|components|entrypoints|tests|public)\/[\w./-]+|[\w./-]+\.(?:tsx?|css|json|mjs|md))`/g,
        ),
        ([, path = '']) => path.replace(/^\.\//, '').replace(/\/$/, ''),
      )
        .filter((path) => !exists(path) && !exists(`${path}.ts`) && !exists(`${path}.tsx`))
        .map((path) => `${file}: ${path}`),
    );
    expect(stray).toEqual([]);
  });
});

describe('the documents', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'lib/engine/README.md', '.github/store/reviewers.md'])(
    'name only files and commands that exist: %s',
    (file) => {
      const text = readFileSync(resolve(root, file), 'utf8');
      const cited = [
        ...text.matchAll(/`(?!out\/|pdf\/|\/)([\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:tsx?|json|md)))`/g),
        ...text.matchAll(/`((?:lib|components|entrypoints|tests|public)(?:\/[\w.-]+)*)`/g),
        ...text.matchAll(/(?:\]\(|src=")(?!https?:|#)([^)"\s]+)/g),
      ].map(([, path = '']) => path.replace(/\/$/, ''));
      expect(cited.length).toBeGreaterThan(1);
      expect(cited.filter((path) => !exists(path))).toEqual([]);
      const commands = Array.from(text.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g), ([, command = '']) => command);
      expect(commands.filter((command) => !(command in scripts))).toEqual([]);
    },
  );
});
