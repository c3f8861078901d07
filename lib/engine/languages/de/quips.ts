import type { QuipWords } from '../quip-words.ts';

export const quips: QuipWords = {
  tags: 'nun ja|tja|nun|zumindest|naja|na ja|noch nicht|nicht ganz|fast|beinahe|immer|nie|niemals|nirgends|niemand|nichts|zweimal|schon wieder|angeblich|leider|vielleicht|wahrscheinlich|irgendwann|meistens|sorry|bäh|igitt|oje|ups|trotz|nicht viel|nicht mal|nicht einmal|theoretisch|bisher|jedenfalls',
  platitudes:
    'empfehl*|ich hoffe|ich möchte|ich wünsche|ich würde mich|freuen uns|freut uns|freue mich|stolz|dankbar*|danke*|wichtig*|gemeinsam*|zusammenarbeit*|partner*|zukunft*|zukünftig*|erfolg*|lösung*|kunden|kundinnen|engag*|verantwort*|innovat*|nachhaltig*|herausforder*|chance*|potenzial*|beitrag|setzen uns|werte|ziel*|qualität*|unterstütz*|möglichkeit*|sicherstell*|gewährleist*|förder*|stärk*|bedeutend*|entscheidend*|wesentlich*|weiterhin|strateg*',
  assents: 'ja|natürlich|klar|na klar|selbstverständlich|auf jeden fall|kein problem|gerne',
  laughs:
    'lacht|lachte|lachend|lachen|scherz*|witzel*|schmunzel*|grinst|grinste|grinsend|augenzwinker*|ironisch|flachst*|feixt*',
  contrasts:
    'aber|doch|jedoch|allerdings|sondern|trotzdem|dennoch|obwohl|zwar|nicht einmal|nicht mal|im gegenteil|stattdessen|immerhin|schließlich|weder|außer|sowieso|ohnehin|von wegen|dafür|nur|eigentlich|ausgerechnet|statt',
  comparisons:
    'mehr als|weniger als|besser als|schlimmer als|lieber als|größer als|kleiner als|zu * um|so * dass|so * wie',
};
