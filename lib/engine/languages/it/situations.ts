import type { SituationWords } from '../situation-words.ts';

export const situations: SituationWords = {
  upshots: 'alla fine|in realtà|invece|si è scoperto che|è venuto fuori che|risultato',
  foregone: "ovviamente|naturalmente|certo|come previsto|non c'è da stupirsi|nessuna sorpresa",
  stages: 'prima|poi|dopo|più tardi|ora|adesso|infine|alla fine',
  masks:
    '{b} travestito da {a}|{b} travestita da {a}|{b} ribattezzato {a}|{b} ribattezzata {a}|{a} si rivela {b}|{a} si è rivelato {b}|{a} si è rivelata {b}|{a} è in realtà {b}|{a} era in realtà {b}',
  reversals: 'anzi|invece|neanche|nemmeno|tranne|al contrario|in realtà',
};
