import type { SocialFrames } from '../joke-words.ts';

/** Situations that everybody knows, around what a source says and what it is about. */
export const socialFrames: SocialFrames = {
  claimed: [
    'nobody | Parrucchiere: Novità? | Io: | {h}',
    'nobody | Il capo: Domande? | Io, alle 17:58: | {h}',
    'nobody | Un collega: Ciao. | Io: | {h}',
    'exchange | Ciao, sono la mamma. Novità? | {h}',
    'exchange | E oggi al lavoro cosa hai imparato? | {h}',
    'chat | Novità? | {h} | Dicevo su di te.',
    'chat | Dimmi qualcosa di carino. | {h} | Buonanotte.',
    'proclaim | Io, al collega che ha detto solo «ciao» | {h}',
    'proclaim | Io, che spiego al gatto perché si cena tardi | {h}',
    'proclaim | Il mio discorso al matrimonio, prima frase | {h}',
    'thoughts | Via il telefono. | Occhi chiusi. | {h}',
    'shocked | Io, che leggo il telefono del vicino in tram: {h}',
  ],
  named: [
    'thoughts | Come si chiamava? | Fa niente. Dormi. | {t}!',
    'exchange | Programmi per stasera? | {t}.',
    'chat | A cosa pensi? | {t}. | Credevo a me.',
    'nobody | Appuntamento: Hobby? | Io, subito: | {t}',
    'tug | Tutto quello che devo fare oggi | {t} | Io',
    'exchange | Le tue tre grandi passioni? | {t}, mangiare e dormire.',
    'butterfly | Io | Dodici schede aperte: {t} | È un hobby?',
    'levels | {t}? Mai sentito nominare. | Leggere una pagina | Aprire dodici schede | Spiegarlo alle feste',
    'tempted | Io | Quello che dovrei fare | {t}',
    'domino | Un clic su «{t}» | Tutto il pomeriggio',
  ],
  spoken: [
    'exchange | Veloce, una frase su «{t}». | {l}',
    'chat | A cosa pensi? | {l} | Quindi ancora «{t}».',
    'nobody | Appuntamento: E tu che fai? | Io, tema «{t}»: | {l}',
    'nobody | Tutti: a tavola | Io, alla parola «{t}»: | {l}',
    'proclaim | Io, dopo una pagina su «{t}» | {l}',
    'proclaim | «{t}», spiegato a un neonato | {l}',
    'thoughts | Dormi. | Non pensare a «{t}». | {l}',
    'sign | {l} | «{t}», in una frase',
    'chat | Tema: «{t}». Hai un minuto. | {l} | Erano quattro secondi.',
    'shocked | Io, che scopro «{t}»: {l}',
  ],
};
