import type { SocialFrames } from '../joke-words.ts';

/** Situations that everybody knows, around what a source says and what it is about. */
export const socialFrames: SocialFrames = {
  claimed: [
    'nobody | Le coiffeur : Quoi de neuf ? | Moi : | {h}',
    'nobody | Le chef : Des questions ? | Moi, à 17 h 58 : | {h}',
    'nobody | Un collègue : Salut. | Moi : | {h}',
    'exchange | C’est maman. Quoi de neuf ? | {h}',
    'exchange | Et tu as appris quoi au bureau aujourd’hui ? | {h}',
    'chat | Quoi de neuf ? | {h} | Je voulais dire : chez toi.',
    'chat | Dis-moi un truc gentil. | {h} | Bonne nuit.',
    'proclaim | Moi, au collègue qui a juste dit « salut » | {h}',
    'proclaim | Moi, expliquant au chat pourquoi on mange plus tard | {h}',
    'proclaim | Mon discours de mariage, première phrase | {h}',
    'thoughts | Téléphone rangé. | On ferme les yeux. | {h}',
    'shocked | Moi, lisant par-dessus une épaule dans le métro : {h}',
  ],
  named: [
    'thoughts | Ça s’appelait comment ? | Tant pis. Dors. | {t} !',
    'exchange | Tu fais quoi ce soir ? | {t}.',
    'chat | À quoi tu penses ? | {t}. | Je croyais que c’était à moi.',
    'nobody | Mon rencard : Des loisirs ? | Moi, aussitôt : | {t}',
    'tug | Tout ce que je dois faire aujourd’hui | {t} | Moi',
    'exchange | Tes trois grandes passions ? | {t}, manger et dormir.',
    'butterfly | Moi | Douze onglets ouverts : {t} | C’est un loisir ?',
    'levels | {t} ? Jamais entendu parler. | Lire une page | Ouvrir douze onglets | L’expliquer en soirée',
    'tempted | Moi | Ce que je devrais faire | {t}',
    'domino | Un clic sur « {t} » | Tout mon après-midi',
  ],
  spoken: [
    'exchange | Vite, une phrase sur « {t} » ! | {l}',
    'chat | À quoi tu penses ? | {l} | Donc encore « {t} ».',
    'nobody | Mon rencard : Et tu fais quoi ? | Moi, thème « {t} » : | {l}',
    'nobody | Tout le monde : mange | Moi, au mot « {t} » : | {l}',
    'proclaim | Moi, après une page sur « {t} » | {l}',
    'proclaim | « {t} », expliqué à un bébé | {l}',
    'thoughts | Dors. | Ne pense pas à « {t} ». | {l}',
    'sign | {l} | « {t} », en une phrase',
    'chat | Sujet : « {t} ». Tu as une minute. | {l} | Ça fait quatre secondes.',
    'shocked | Moi, découvrant « {t} » : {l}',
  ],
};
