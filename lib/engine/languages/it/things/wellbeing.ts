import type { Things } from '../../words/thing-words.ts';

export const wellbeing: Things = {
  mindfulness: [
    'mindfulness|meditazione|meditare',
    'Non ho pensato a niente. Solo alla pizza.|Ho inspirato. È suonato il citofono.',
  ],
  dentist: [
    'dentist[ai]|spazzolin[oi]|dentifric(?:io|i)|filo interdentale|apparecch(?:io|i) (?:ai denti|dental[ei])|igiene (?:orale|dentale)',
    '«Ogni giorno», ho detto. Il filo era ancora chiuso.|Chiacchiero benissimo con due mani in bocca.',
  ],
  vitamins: [
    'vitamin[ae]|vitamina [a-k]\\d*|integrator[ei]|superfood|antiossidant[ei]|centrifugat[oi]|smoothie',
    'Nella mia cola c’è una fettina di limone.|Le mie sono a orsetto. Sono a dodici.',
  ],
  backPain: [
    'mal di schiena|postura|ergonom~|torcicollo|sedi[ae] da ufficio|colpo della strega',
    'Mi sono appena seduto dritto. Già passato.|Ho raccolto una penna. Resto giù un attimo.',
  ],
  steps: [
    '10[.]?000 passi|passi al giorno|contapassi|smartwatch|fitness tracker|strava',
    'Muovo il braccio sul divano. Altri 400.|Mi ha detto «alzati». L’ho tolto.',
  ],
  sleep: [
    'dormire|dormire bene|qualità del sonno|sonno|insonnia|russare|sonnellin[oi]|pisolin[oi]|melatonina|riposino',
    'Sono le tre e sto leggendo consigli.|Dormo benissimo. Ma solo davanti alla tv.',
  ],
  morningRoutine: [
    'routine (?:mattutin[ae]|del mattino)|svegliarsi presto|alzarsi presto|miracle morning|mattinier[oi]',
    'La mia: altri cinque minuti, poi correre.|In piedi alle cinque. A letto alle cinque e dieci.',
  ],
  waitingRoom: [
    "sal[ae] d[’']attesa|sal[ae] d[’']aspetto|medic[oi] di base|medic[oi] di famiglia|visit[ae] specialistic[ah]e?|medic[oi] curant[ei]",
    'So a memoria la rivista del 2014.|«Chi è l’ultimo?» Non l’abbiamo ancora capito.',
  ],
  glasses: [
    'occhial[ie](?: da sole| da vista)?|lenti a contatto|ottic[oi] optometrist[ai]|lenti progressive|esame della vista',
    'Ne ho tre paia. Non ne vedo nessuno.|Li ho cercati ovunque. Li avevo in testa.',
  ],
  sauna: [
    'saun[ae]|terme|massagg(?:io|i)|hammam|idromassaggio|centr[oi] benessere|bagno turco',
    'Tre minuti. Poi mi ricordo un impegno.|Tutto taceva. Tranne il mio stomaco.',
  ],
  selfCare: [
    'self-?care|prendersi cura di sé|anti-?stress|gestione dello stress|ridurre lo stress|digital detox|slow living',
    'Il mio si chiama chiave del bagno.|Mi rilasso più in fretta che posso.',
  ],
};
