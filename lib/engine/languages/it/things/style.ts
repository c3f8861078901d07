import type { Things } from '../../words/thing-words.ts';

export const style: Things = {
  shoes: [
    'scarp[ae]|sneakers?|stival[ei]|tacchi|sandali',
    'Due piedi, nove paia, vesciche.|A metà prezzo. E a metà numero.',
  ],
  trousers: [
    'jeans|pantalon[ei]',
    'In tasca c’erano cinque euro. Ottimo acquisto.|Li ho lavati una volta. Ora sono bermuda.',
  ],
  hair: [
    'capelli|acconciatur[ae]|parrucchier[ei]|taglio di capelli',
    'Avevo detto: solo le punte.|La frangia l’ho tagliata io. Ora metto cappelli.',
  ],
  makeup: [
    'make-?up|rossett[oi]|truccator[ei]|truccatric[ei]|cosmetic[oi]|profum[oi]',
    'Ho un sapone. Per tutto.|Nove profumi provati. Sul bus siedo da solo.',
  ],
  costume: [
    'halloween|carnevale|costum[ei] di carnevale',
    'Io mi vesto da persona riposata.|Ero un fantasma. Era il lenzuolo buono.',
  ],
  outfit: [
    '(?<!di )moda|vestit[oi]|giacc[ah]e?|cappott[oi]|outfit',
    'Oggi metto l’altro maglione nero.|Il cartellino c’è ancora. Non si sa mai.',
  ],
  wedding: ['matrimoni[oi]?|abit[oi] da sposa|nozze', 'Una domanda: dov’è il buffet?|Ho pianto. Era il trenino.'],
  tattoo: [
    'tatuagg(?:io|i)|tatuat[oaie]|tatuator[ei]|piercing',
    'Il mio era delle gomme da masticare. Durò un bagno.|Io sono svenuto al catalogo.',
  ],
  hats: [
    'cappell[oi]|berrett[oi]|cappellin[oi]|basc(?:o|hi) di lana',
    'Un colpo di vento. Ora sta bene al lampione.|L’ho tolto. I capelli non se ne sono accorti.',
  ],
  handbag: [
    'borsett[ae]|tote bag|pochette|marsup(?:io|i)|bors[ae] (?:firmat[ae]|a tracolla|da donna|di lusso)',
    'Squilla. Da qualche parte sotto i fazzoletti.|L’ho svuotata. È tornato il cucchiaino.',
  ],
  beard: [
    'barb[ae](?!r)|baff[oi]|movember|rasoi[o]?|rasatura|radersi|barbier[ei]',
    'Me la sono fatta crescere. Mi chiedevano se dormo.|Un po’ a destra, un po’ a sinistra. Non c’è più.',
  ],
  tie: [
    'cravatt[ae]|papillon|smoking|abit[oi] da uomo|gemelli da polso',
    'Il nodo è di mio padre. Del 1998.|La mia ha assaggiato il sugo prima di me.',
  ],
  pyjamas: [
    'pigiam[ai]|vestagli[ae]|accappato(?:io|i)|pantofol[ae]|ciabatt[ae]',
    'È quasi mezzogiorno. Lo chiamo completo.|Sono sceso così a buttare l’umido. C’erano tutti.',
  ],
  jewellery: [
    'gioielli(?! della corona)|gioielleri[ae]|collan[ae]|orecchin[oi]|braccialett[oi]|anell[oi] di fidanzamento|diadem[ai]',
    'La mia collana è di maccheroni. Fatta a mano.|Ho un orecchino. L’altro è nel sifone.',
  ],
  sunscreen: [
    'crem[ae] solar[ei]|protezion[ei] solar[ei]|abbronzatura|abbronzarsi|autoabbronzant[ei]|scottatur[ae] solar[ei]',
    'Ho saltato un pezzo. Ha la forma della Sardegna.|La mia finisce al calzino. Netta.',
  ],
  autograph: [
    'autograf[oi]|firmacopie',
    'Due ore di fila. Si è tenuto la mia penna.|Sul mio c’è scritto «a Sabrina». Non sono Sabrina.',
  ],
  royals: [
    'royal family|famiglia reale|nozze reali|incoronazione|gioielli della corona|buckingham palace',
    'La mia corona è di cartone. Era con le patatine.|Ho provato il saluto. La lampada non c’è più.',
  ],
  giftWrap: [
    'carta (?:da )?regalo|pacchett[oi] regalo|impacchettare|incartare|secret santa|babbo natale segreto',
    'Mancano due centimetri di carta. Sempre.|Ho incartato una bici. Nessuno indovinerà.',
  ],
};
