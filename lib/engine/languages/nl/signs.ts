import type { SignWords } from '../words/sign-words.ts';

export const signs: SignWords = {
  insteadOf: 'in plaats van',
  not: 'niet|geen',
  notOnly: 'alleen|slechts|enkel',
  butRather: 'maar',
  leadsTo: 'leidde tot|leidt tot|veroorzaakte|veroorzaakt',
  asks: 'wat|wie|hoe|waarom|wanneer|waar|welke|kan|mag|is|zijn',
  contest: 'tegen',
  or: 'of',
  now: 'vandaag|tegenwoordig|nu',
  once: 'vroeger',
  inYear: 'in',
  promised: 'redenen|dingen|stappen',
  leaning: 'zijn|hun|hem|haar',
  pointers:
    '^(?:in|na|bij|tijdens|met) (?:de|het|een) (?:tweede|derde|vierde|volgende) (?:fase|stap|ronde|helft|deel|poging|geval|akte|etappe)|ook|daar|daarom|daarmee|daarvoor|hiervoor|hiermee|deze(?! (?:week|maand|zomer|winter))|dit(?! (?:jaar|weekend|seizoen))|zulke|eveneens',
  nameJoints: 'van',
  denials: 'geen',
  gentle: 'kinderen',
  phraseNumbers: 'binnen|elke',
  causePronouns: 'dat|dit',
  hanging: 'anderzijds',
  instructs: 'hoe',
  infinitives: String.raw`\p{L}+en`,
  asking: 'hoe|waarom',
  partingConjunctions: 'maar|en',
};
