import type { Things } from '../../words/thing-words.ts';

export const science: Things = {
  dinosaur: [
    'dinosaur[oi]|tirannosaur[oi]|t-?rex|giurassic[oa]|triceratop[oi]',
    'A cinque anni li sapevo tutti. Oggi scordo il PIN.|Ne ho appena pestato uno. Di plastica.',
  ],
  digging: [
    'archeolog~|scav[oi] (?:archeologic[oi]|di pompei)|fossil[ei] di dinosauro|resti fossili|età (?:della pietra|del bronzo)|neanderthal|neandertal|mummi[ae]|preistori[ac]~|reperti archeologici',
    'Sotto il mio divano c’è uno strato del 2016.|Ho rinvenuto un biscotto. Epoca: martedì tardo.',
  ],
  volcano: [
    'vulcan[oi]|vulcanic[oae]|vulcanolog[oi]|etna|colata lavica|colate laviche',
    'Il mio era aceto e bicarbonato.|Scaldo il sugo senza coperchio. Ne so qualcosa.',
  ],
  particle: [
    'fisica quantistica|meccanica quantistica|computer quantistic[oi]|fisica delle particelle|acceleratore di particelle|cern|elettron[ei]|bosone|fusione nucleare',
    '{fisica delle particelle/acceleratore di particelle} Conosco solo quelle sotto il letto.|{~ quantistic[oai]} Il mio gatto è e non è sul divano.',
  ],
  aliens: [
    'alieni|extraterrestr[ei]|ufo|disc(?:o|hi) volant[ei]|marzian[oi]',
    'Hanno visto la mia cucina e tirato dritto.|Era un lampione. L’avevo già salutato.',
  ],
  eclipse: [
    'eclissi|superluna|luna di sangue|auror[ae] boreal[ei]',
    'Guardavo nel momento giusto. Dall’altra parte.|Avevo gli occhialini. E una nuvola.',
  ],
  brain: [
    'allenare (?:la mente|il cervello|la memoria)|neuroscienz[ae]|neuroscienziat[oi]|cruciverba|parole crociate|sudoku|settimana enigmistica|test del qi|rompicapo',
    'Nel mio gira una canzone. Da lunedì.|Sono in cucina. Non so più perché.',
  ],
  stars: [
    'stelle cadenti|telescopi[oi]?|astronomi[ae]|costellazion[ei]',
    'Io trovo solo l’Orsa Maggiore. A volte.|Ho espresso un desiderio. Era un aereo.',
  ],
  rocket: ['razz[oi]|nasa|marte|astronaut[ai]|spazial[ei]', 'C’è parcheggio lassù?|A me gira la testa sull’altalena.'],
};
