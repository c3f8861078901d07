import type { QuipWords } from '../quip-words.ts';

export const quips: QuipWords = {
  tags: 'nou ja|nou|tenminste|nog niet|niet helemaal|bijna|altijd|nooit|nergens|niemand|niets|twee keer|alweer|zogenaamd|helaas|misschien|waarschijnlijk|ooit|meestal|sorry|oeps|niet eens|in theorie|tot nu toe|min of meer',
  platitudes:
    'aanrad*|raad aan|ik hoop|ik wil|ik wens|trots|dankbaar|dank*|belangrijk*|samen|samenwerk*|partner*|toekomst*|succes*|oplossing*|klanten|gemeenschap*|betrokken*|verantwoord*|innovat*|duurza*|uitdaging*|kans|kansen|potentieel|bijdrage|waarden|doel*|kwaliteit*|ondersteun*|mogelijk*|garande*|blijven|strateg*|essentieel|cruciaal',
  assents: 'ja|natuurlijk|zeker|absoluut|uiteraard|geen probleem',
  laughs: 'lacht|lachte|lachend|grapt|grapte|grijnst|grijnsde|glimlach*|schertst|schertste',
  contrasts:
    'maar|toch|echter|hoewel|ondanks|in plaats van|integendeel|zelfs niet|behalve|niettemin|alleen|noch|eigenlijk|in theorie',
  comparisons: 'meer dan|minder dan|beter dan|erger dan|liever dan|zo * dat|zo * als|te * om',
};
