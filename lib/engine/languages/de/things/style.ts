import type { Things } from '../../words/thing-words.ts';

export const style: Things = {
  shoes: [
    '~schuhe?n?|sneakers?|sneaker-trend|stiefel|gummistiefel|stiefeletten|~stiefel|high heels|pumps|sandalen|hausschuhe|pantoffeln|flip-?flops|crocs|cowboyboots|plateau(?:schuhe|sohlen|sneaker)|schnürsenkel|birkenstock',
    'Zwei Füße, neun Paar, Blasen.|Ich bin jetzt größer. Die Aussicht ist gleich.|Sie waren halb so teuer. Und eine halbe Nummer.|„Die weiten sich noch“, hieß es. Geweitet habe ich mich.|Ein Paar habe ich nur zum Ansehen.',
  ],
  trousers: [
    'jeans|(?<!toten )hosen?|jeanshosen?|leggings|jogginghosen?|cordhosen?|schlaghosen?|latzhosen?|lederhosen?',
    'Die passte mal. Vor Weihnachten.|In meiner war noch ein Fünfer. Das beste Stück im Schrank.|Ich besitze sieben. Ich trage die mit dem Loch.|Der Knopf ist ab. Wo er hinflog, weiß nur die Lampe.',
  ],
  hair: [
    'haare?n?|haar(?:schnitt|schnitte|farbe|farben|pflege|trend|trends|styling|ausfall)|frisuren?|frisör~|friseur~|locken(?:stab|kopf|pracht|wickler)|naturlocken|pony-?frisur~|shampoos?|föhn|~shampoo',
    'Ich hatte gesagt: nur die Spitzen.|Den Pony habe ich selbst geschnitten. Ich trage Mütze.|„Sehr schön“, sagte ich. Geweint habe ich im Auto.|Am besten sitzen sie am Tag vor dem Termin.',
  ],
  makeup: [
    'make-?up|beauty(?:tipps?|routine|produkte|trends?|salon)|beauty-\\p{L}+|lippenstifte?|mascara|wimperntusche|lidstrich|eyeliner|hautpflege|kosmetik|naturkosmetik|parfüms?|gesichtscreme|gesichtsmasken?|gesichtsbehandlung|nagellack|maniküre',
    'Ich besitze eine Seife. Für alles.|Links sitzt der Strich. Ich zeige nur links.|Neun Düfte getestet. Im Bus ist neben mir frei.|Maske drauf. Dann klingelte der Postbote.',
  ],
  costume: [
    'kostüme?n?|verkleidung(?:en)?|halloween~|fasching~|karneval~|fastnacht~|rosenmontag~',
    'Ich gehe als jemand, der ausgeschlafen ist.|Ich war ein Gespenst. Es war das gute Laken.|Ich war der Einzige. Es war eine normale Besprechung.|Ich bin wieder Cowboy. Den Hut hatte ich noch.',
  ],
  couture: [
    'couture|fashion ?weeks?|laufstege?|designerkleid(?:er)?|modenschau(?:en)?|modewochen?|supermodels?|topmodels?|met gala',
    'An meinem Pulli sind Haare. Von der Katze.|So was habe ich. Es hängt am Fenster.|Ich bin den Flur so entlang. Bis zum Wäscheständer.',
  ],
  outfit: [
    'outfits?|mode(?:trends?|marken?|label|labels|blog|designer|designerin|tipps|sünden)|(?<!dark[ -])mode|modetrends?|kleiderschrank|sommerkleid(?:er)?|abendkleid(?:er)?|swimwear|bikinis?|winterjacken?|wintermäntel|pullover|strickjacken?|dresscodes?|garderobe',
    'Ich trage heute den anderen schwarzen Pulli.|Das Preisschild hängt noch. Hinten, für alle.|Nichts anzuziehen. Die Kleiderstange brach darunter.|Schwarz, dunkelschwarz oder das helle Schwarz?',
  ],
  wedding: [
    'hochzeit|hochzeiten|hochzeits(?:kleid|torte|feier|planung|gäste|rede|tag|messe|paar|fotos)|brautkleid~|braut(?! sich)|bräutigam|brautpaar~|trauung(?:en)?|polterabend|junggesell\\p{L}+abschied~|trauzeug~',
    'Wichtig ist nur: Wie weit ist es zum Buffet?|Ich sitze am Tisch mit den Onkeln.|Ich habe den Strauß gefangen. Mit der Suppe.|Beim dritten Spiel war ich auf dem Klo. Bis zur Torte.',
  ],
  tattoo: [
    'tattoos?|tätowier~|tattoo(?:studio|künstler|motive)~|piercings?|henna~',
    'Meins war aus der Kaugummipackung. Bis zum Baden.|Mir wurde schon beim Katalog schwindlig.',
  ],
  hats: [
    'hüte|hut|strohhut|sonnenhut|hutfestival|mützen?|~mützen?|bommelmützen?|baseballcaps?|strohhüte|hutmacher~',
    'Ein Windstoß. Jetzt trägt ihn die Laterne.|Mütze ab. Die Frisur bleibt so.',
  ],
  handbag: [
    'handtaschen?|umhängetaschen?|bauchtaschen?|designertaschen?|louis vuitton|stoffbeutel|geldbeutel|portemonnaies?',
    'Es klingelt. Irgendwo unter den Taschentüchern.|Ich habe ausgeleert. Der Löffel ist wieder da.',
  ],
  beard: [
    'bärte|bart|vollbart|dreitagebart|bart(?:pflege|trends?|öl|schneider|meisterschaft)|rasier(?:er|en|apparat|schaum|wasser|messer)|rasur|schnurrb(?:art|ärte)|movember',
    'Ich ließ ihn wachsen. Alle fragten, ob ich müde bin.|Links begradigt, rechts begradigt. Jetzt ist er weg.',
  ],
  tie: [
    'krawatten?|krawattenknoten|fliege binden|herrenanz(?:ug|üge)n?|(?<!im )anzug|anzüge|smokings?|manschettenknöpfe|oberhemden',
    'Den Knoten hat Papa 1998 gebunden. Ich lockere nur.|Meine hing in der Suppe. Gepunktet gefällt sie mir.',
  ],
  pyjamas: [
    'schlafanz(?:ug|üge)n?|pyjamas?|nachthemd(?:en)?|bademäntel|bademantel|loungewear|jogginganz(?:ug|üge)|hausschlappen',
    'Es ist gleich Mittag. Ich nenne es Zweiteiler.|Ich war damit am Briefkasten. Alle anderen auch.',
  ],
  jewellery: [
    'schmuck|~schmuck|schmuckstücke?n?|halsketten?|ohrringe?n?|armb(?:and|änder)n?|verlobungsringe?|eheringe?|diamanten?|diademe?|perlenketten?',
    'Meine Kette ist aus Nudeln. Handarbeit, Kindergarten.|Ich besitze einen Ohrring. Der andere wohnt im Abfluss.',
  ],
  sunscreen: [
    'sonnencremes?|sonnenschutz(?:mittel|creme)?|sonnenbrand|selbstbräuner|bräunen|lichtschutzfaktor',
    'Eine Stelle vergessen. Sie hat die Form von Italien.|Meine Bräune endet an der Socke. Ganz scharf.',
  ],
  autograph: [
    'autogramm~|roter? teppich|roten teppich|promis?|promi-\\p{L}+|paparazzi|walk of fame|boygroups?|fanpost',
    'Ich habe eins. Vom Doppelgänger.|Einer stand mal neben mir im Aufzug. Wir sahen zu Boden.',
  ],
  royals: [
    'königsh(?:aus|äuser)|royals|royaler?|krönung(?:en)?|kronjuwelen',
    'Meine Krone ist aus Pappe. Sie kam mit den Pommes.|Ich habe das Winken geübt. Die Lampe war im Weg.',
  ],
  giftWrap: [
    'geschenkpapier|geschenke (?:ein|ver)packen|geschenkverpackung(?:en)?|geschenkbänder|wichteln|wichtelgeschenke?|schrottwichteln|geschenkband',
    'Das Papier ist zu kurz. Um zwei Zentimeter. Immer.|Ich habe es rückwärts verpackt. Mit drei Rollen Tesa.',
  ],
};
