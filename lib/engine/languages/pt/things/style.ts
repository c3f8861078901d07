import type { Things } from '../../words/thing-words.ts';

export const style: Things = {
  shoes: ['sapatos?|tênis feminino|botas|saltos altos|sandálias?|sapatilhas?', 'Dois pés, nove pares, bolhas.'],
  hair: ['cabelos?|penteados?|cabeleireir~|corte de cabelo', 'Eu disse: só as pontas.'],
  makeup: ['maquiagem|maquilhagem|batom|cosmético?s?|perfumes?', 'Tenho um sabonete. Para tudo.'],
  costume: ['fantasias? de carnaval|halloween|carnaval', 'Vou de alguém que dormiu bem.'],
  outfit: ['(?<!da )(?<!na )moda|vestidos?|casacos?|biquínis?|jaquetas?', 'Hoje uso o outro suéter preto.'],
  wedding: ['casamentos?|vestidos? de noiva', 'Uma pergunta: onde fica o bufê?'],
  tattoo: [
    'tatuage(?:m|ns)|tatuador(?:es|as?)?|tatuad[oa]s?|piercings?',
    'A minha veio no chiclete. Durou até a educação física.|Desmaiei no catálogo.',
  ],
  hats: [
    'chapéus?|bonés?|boinas?|gorros?',
    'Usei contra o vento. Agora está no telhado.|Tirei. O cabelo ficou no formato.',
  ],
  handbag: [
    'bolsas? (?:de mão|femininas?|de grife|de luxo|de couro)|malas? de senhora|pochetes?|ecobags?',
    'Está tocando. Embaixo dos lenços.|Virei tudo. Achei a colher.',
  ],
  beard: [
    'barbas?|bigodes?|barbeador(?:es)?|barbear|barbearias?',
    'Deixei crescer. Perguntaram se eu estava cansado.|Acertei a esquerda. Depois a direita. Sumiu.',
  ],
  tie: [
    'gravatas?|smokings?|camisas? socia(?:l|is)|abotoaduras?',
    'O nó é do meu pai. De 1998.|A minha já provou a sopa.',
  ],
  pyjamas: [
    'pijamas?|roup(?:ão|ões)|pantufas?|chinelos? de quarto',
    'É quase meio-dia. Chamo de conjunto.|Fui pôr o lixo com o meu. Encontrei todo mundo.',
  ],
  jewellery: [
    'joias(?! da coroa)|colares|brincos?|pulseiras|anéis de noivado|joalherias?',
    'Meu colar é de macarrão. Feito pelo meu sobrinho.',
  ],
  sunscreen: [
    'protetor(?:es)? solar(?:es)?|bronzeador(?:es)?|bronzeado|queimaduras? de sol|autobronzeador(?:es)?',
    'Esqueci um pedaço. Tem a forma da Itália.|Meu bronze acaba na meia. Bem nítido.',
  ],
  autograph: [
    'autógrafos?|sess(?:ão|ões) de autógrafos',
    'Duas horas na fila. Ficou com a minha caneta.|Ganhei um. Do sósia.',
  ],
  royals: [
    'família real|realeza|casamentos? rea(?:l|is)|palácio de buckingham|coroação|joias da coroa',
    'Treinei o aceno. Acertei o abajur.|Tenho um castelo. Inflável, até as seis.',
  ],
  giftWrap: [
    'embrulhos?|papel de presente|embrulhar presentes|papel de embrulho',
    'Cortei. Faltou um dedo. Como sempre.|É uma bicicleta. Ninguém adivinha.',
  ],
};
