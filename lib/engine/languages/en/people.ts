import type { PeopleWords } from '../words/people-words.ts';

export const people: PeopleWords = {
  placedBefore: 'in|near|into|outside',
  saying:
    'said|says|told|added|adds|wrote|writes|explained|explains|noted|notes|argued|argues|believes|thinks|recalled|recalls|warned|claims|claimed|was born|died',
  sayingAdverbs: 'also|has|later',
  sayingBefore: 'said|says|added|adds|explained|noted',
  particles: 'al|bin|ibn|ben',
  introducing: 'the|an?|this|that|its|their|our|every|each|new|old',
  noFirstNames:
    'North|South|East|West|Northern|Southern|Eastern|Western|Central|New|United|Great|Upper|Lower|Saint|Big|Old|White|High|Supreme|National|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
  titles: 'Mr|Mrs|Ms',
  address: 'Mr|Mrs|Ms|Miss|Dr|Prof|Sir',
  calledBy: 'Mr|Mrs|Ms|Dr|Prof',
  nameTitles: '[Dd]r|[Pp]rof|[Mm]rs?|[Mm]s|Sir|Dame|Sen|Gov|Rep|Gen|Capt',
  familyTitles: 'Mrs?|Ms|Dr',
  speakerParticles: 'al|bin',
  reportAuxiliary: 'has',
  nameJoints: 'bin|ibn|al|and',
  and: 'and',
  attributing:
    'said|says|tweeted|wrote|writes|told|added|adds|asked|replied|recalled|joked|explained|continued|posted|concluded',
  quoting:
    'insisted|insists|vowed|vows|admitted|admits|stressed|stresses|tweeted|posted|remarked|concluded|continued|commented|declared|emphasi[sz]ed|pointed out|lamented|joked|urged|responded|replied|stated|observed|recalled|argued|argues|adds|notes|asserted|cautioned',
  offices: String.raw`(?:[Vv]ice |[Dd]eputy |[Ff]ormer |[Aa]cting )?(?:[Pp]resident|[Pp]rime [Mm]inister|[Mm]inister|[Ss]ecretary(?:-[Gg]eneral)?|[Cc]hancellor|[Gg]overnor|[Mm]ayor|[Ss]enator|[Cc]ongress(?:man|woman)|[Aa]ttorney [Gg]eneral|[Aa]mbassador|[Pp]remier|[Ss]peaker|Sen|Rep|Gov|Gen|Capt|CEO|CFO|COO|CTO|[Cc]hair(?:man|woman|person)?|[Dd]irector|[Cc]oach|[Mm]anager|[Cc]aptain|[Ss]pokes(?:man|woman|person)|[Pp]rofessor|[Cc]ommissioner|[Cc]hief|[Ss]heriff|[Jj]udge|[Jj]ustice|[Aa]nalyst|[Ff]ounder|[Cc]o-founder|[Ee]ditor|[Aa]uthor|MP|MEP|Adv|Rabbi|Bishop|Archbishop|Pope|King|Queen|Prince|Princess)`,
};
