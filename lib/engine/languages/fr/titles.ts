import type { TitleWords } from '../title-words.ts';

export const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ )?\p{L}+ (?:du jour|de la semaine|du mois|de l[’']année)|podcast|vidéos?|photos?|en images|diaporama|exclusif|direct|en direct|opinion|chronique|édito|analyse|communiqué|série|infos?|actualités?`,
  promises: String.raw`(?:tout )?ce qu[’'](?:il faut|on) (?:savoir|sait)|tout (?:savoir|ce)|voici (?:comment|pourquoi|ce)|découvrez|le guide (?:complet|ultime)|guide complet|pas à pas|étape par étape|trucs et astuces|conseils et astuces|acheter en ligne|nos conseils|explications`,
  sites: 'site officiel|page officielle|site (?:web|internet) (?:de|du|des)|page d’accueil|bienvenue',
};
