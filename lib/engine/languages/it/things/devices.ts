import type { Things } from '../../words/thing-words.ts';

export const devices: Things = {
  chargers: [
    'caricator[ei]|caricabatteri[ae]|usb-c|power ?bank',
    'Ne ho un cassetto pieno. Non va bene nessuno.|Quello giusto è nell’altra borsa.',
  ],
  phone: [
    'smartphone|telefonin[oi]|telefon[oi] cellular[ei]|(?<!terapie )cellulari|iphone',
    'Il mio è crepato, ma è il mio.|Volevo solo vedere l’ora. Un’ora fa.',
    'fresh',
  ],
  printer: ['stampant[ei](?! 3d)', 'Io voglio il nero. Lei vuole il giallo.|La mia sente la fretta. E si inceppa.'],
  speaker: [
    'smart speaker|assistent[ei] vocal[ei]|amazon echo|google home',
    'Ho bisbigliato. Sono arrivati 40 chili di farina.|Gli dico per favore. Non si sa mai.',
  ],
  ai: [
    'ia|intelligenza artificiale|chatgpt|robot',
    'Sa anche piegare il bucato?|Io la ringrazio. Non si sa mai.',
    'fresh',
  ],
  computers: [
    'windows(?: \\d+)?|linux|computer',
    'Ha provato a spegnere e riaccendere?|Ci sono briciole di grissino sotto la R.',
    'fails',
  ],
  code: [
    'python|javascript|linguagg(?:io|i) di programmazione|programmator[ei]|codice sorgente',
    'Ieri funzionava.|Ho corretto una cosa. Adesso sono quattro.',
    'fails',
  ],
  graphicsCard: [
    'sched[ae] video|sched[ae] grafic[ah]e?|geforce|radeon|rtx \\d+',
    'La mia scalda la stanza. Gioco al solitario.',
  ],
  games: [
    'videogioch[oi]|playstation|xbox|nintendo|gaming',
    'Ancora una partita. Sono solo le tre di notte.|Mi ha battuto uno di nove anni. Sbadigliando.',
  ],
  photo: [
    'fotograf[oi]|fotocamer[ae]|macchin[ae] fotografic[ah]e?|cors[oi] di fotografia|concors[oi] fotografic[oi]|album di foto|foto delle vacanze',
    'In tutte le mie c’è il pollice.|Ne ho 14.000. Novemila dello stesso gatto.',
  ],
  selfie: [
    'selfie|foto di (?:classe|famiglia)|bastone da selfie|fotocamera frontale',
    'Ne ho fatti trenta. In tutti sembro sorpreso.|Ho aperto la fotocamera frontale. Ciao, mento.',
  ],
  keyboard: [
    'tastier[ae]|dattilografia|scorciatoie da tastiera',
    'Due dita. Ma volano.|La E non va più. Sto molto att nto.',
  ],
  headphones: [
    'cuffi[ae] (?:bluetooth|wireless|over-ear|con|per)|cuffiett[ae]|auricolar[ei]|airpods|cancellazione del rumore',
    'Tengo il tempo. La batteria è finita.|Il sinistro ormai vive in un taxi.',
  ],
  drone: [
    'dron[ei] (?:dji|con|giocattolo|per)|spettacol[oi] di droni|pilot[ai] di droni|riprese con (?:il )?drone',
    'Bellissimo primo volo. Fino al pino del vicino.|Ho riprese aeree. Della mia faccia.',
  ],
  vr: [
    'realtà (?:virtuale|aumentata|mista)|metaverso|visor[ei] (?:vr|per la realtà)|vision pro',
    'Ho combattuto un drago. Era la piantana.|Mi sono appoggiato a un tavolo. C’era solo lì.',
  ],
  robot: [
    'robot (?:umanoid[ei]|camerier[ei]|domestic[oi]|tagliaerba)|robotica',
    'Il mio è fermo contro il tappeto. Aspettiamo.|Ne ho salutato uno. Era il distributore di bibite.',
  ],
};
