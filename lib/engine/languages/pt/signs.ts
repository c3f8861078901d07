import type { SignWords } from '../words/sign-words.ts';

export const signs: SignWords = {
  insteadOf: 'em vez de|ao invés de',
  not: 'não',
  notOnly: 's[óo]|apenas|somente',
  butRather: 'mas sim',
  leadsTo: 'causou|provocou|levou a',
  asks: String.raw`por qu[êe]|como|quando|quanto\w*|onde|o que|qual`,
  contest: 'contra',
  or: 'ou',
  howTo: String.raw`como\s+(?<what>\p{L}+(?:ar|er|ir|or)\s.+)`,
  now: 'hoje|agora',
  once: 'antes|antigamente',
  inYear: 'em',
  pageLabels: 'conclusão|introdução',
  promised: 'dicas|motivos|passos',
  leaning: 'dele|dela|deles|delas',
  pointers:
    '^(?:na|no|após a|após o|durante a|com o|numa?) (?:segund[oa]|terceir[oa]|quart[oa]|próxim[oa]) (?:fase|passo|etapa|rodada|parte|metade|tentativa|caso|ato)|também|ali|aí|nest[ea]s?|dest[ea]s?|ness[ea]s?|dess[ea]s?|disso|isso|ess[ea]s?|tal|tais',
  denials: 'sem',
  gentle: 'clientes',
  causePronouns: 'isso',
  hanging: 'por outro',
  instructs: 'como',
  asking: 'por que|como',
  partingConjunctions: 'mas|e|quando',
};
