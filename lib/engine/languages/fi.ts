import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';

export const fi: Language = {
  code: 'fi',
  name: 'Suomi',
  direction: 'ltr',
  quotationMarks: ['”', '”'],
  hasSpaces: true,
  ordinalsHaveStops: true,
  months: list(
    'tammikuu,tammikuuta,tammikuussa|helmikuu,helmikuuta,helmikuussa|maaliskuu,maaliskuuta,maaliskuussa|huhtikuu,huhtikuuta,huhtikuussa|toukokuu,toukokuuta,toukokuussa|kesäkuu,kesäkuuta,kesäkuussa|heinäkuu,heinäkuuta,heinäkuussa|elokuu,elokuuta,elokuussa|syyskuu,syyskuuta,syyskuussa|lokakuu,lokakuuta,lokakuussa|marraskuu,marraskuuta,marraskuussa|joulukuu,joulukuuta,joulukuussa',
  ),
  gate: {
    harm: {
      groups: 'juutalaiset|muslimit|romanit|mustalaiset|maahanmuuttajat|pakolaiset|ulkomaalaiset|mustat|naiset|homot',
      copula: String.raw`(?<!\p{L})(?:ovat|on)(?!\p{L})`,
      dehumanising: 'syöpäläisiä|rottia|torakoita|loisia|ali-ihmisiä|saastaa',
      threats: '(?:minä )?(?:tapan|ammun|kuristan) (?:sinut|teidät|hänet)',
      selfHarm:
        'tapa itsesi|hirtä itsesi|tee itsemurha|haluan (?:kuolla|tappaa itseni|tehdä itsemurhan)|viillä itseäsi',
    },
    gravity: {
      conflict: String.raw`ohjus\p{L}*|ilmaisku\p{L}*|terrori-isku\p{L}*|ammuskelu\p{L}*`,
      grave: String.raw`kuol(?:i|ivat|lut|leet|ema\p{L}*)|surma\p{L}*|murha\p{L}*|itsemurha\p{L}*|sota|sodan|sodassa|maanjäristy\p{L}*|raiska\p{L}*|panttivan\p{L}*|pommitu\p{L}*|loukkaantu\p{L}*|kateissa`,
      mild: String.raw`metsäpalo\p{L}*|tulipalo\p{L}*|tulva\p{L}*|onnettomuu\p{L}*|syyte(?:tty|ttiin)?|tuomittiin|pidätet\p{L}*`,
    },
  },
};

export const examples: Examples = {
  grave: 'Maanjäristyksessä kuoli kaksitoista ihmistä',
  harmless: 'Pyörätie uusittiin tänä kesänä',
  date: ['29. lokakuuta 1923', 1923.8],
  harmful: 'Pakolaiset ovat loisia.',
};
