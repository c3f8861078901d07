import type { NoteWords } from '../words/note-words.ts';
import { audienceReplies } from './audience-replies.ts';
import { concepts, numberWords } from './concepts.ts';
import { both, formats } from './formats.ts';

export const notes: NoteWords = {
  formats,
  numberWords,
  both,
  replies: audienceReplies,
  audiences: {
    developers: {
      names: String.raw`desenvolvedor\p{L}*|programador\p{L}*|devs?|pessoal d[ae] ti|departamento de ti|time técnico`,
      frames: [
        'exchange | O que está te travando? | {h}',
        'nobody | Daily: dois minutos cada | Eu: | {h}',
        'butterfly | Um dev sênior | “{t}” | Isso é um ticket pequeno?',
      ],
    },
    nurses: {
      names: String.raw`enfermeir\p{L}*|enfermagem|parteiras?|técnic[oa]s de enfermagem`,
      frames: [
        'exchange | Como foi o plantão da noite? | {h}',
        'nobody | Pausa: quatro minutos | Eu, com café frio: | {h}',
        'butterfly | Eu, depois de doze horas | “{t}” | Isso é descanso?',
      ],
    },
    teachers: {
      names: String.raw`professor\p{L}*|docentes?|educador\p{L}*|sala dos professores`,
      frames: [
        'chat | Dúvidas sobre a prova? | {h} | Sobre a prova.',
        'exchange | E cadê a lição de casa? | {h}',
        'butterfly | Minha turma | “{t}” | Isso cai na prova?',
      ],
    },
    students: {
      names: 'estudantes?|alun[oa]s?|universitári[oa]s?|vestibulandos?|calouros?',
      frames: [
        'tempted | Eu | O trabalho para amanhã | “{t}”',
        'exchange | Como vai o TCC? | {h}',
        'nobody | Prova: daqui a seis horas | Eu: | {h}',
      ],
    },
    parents: {
      names: 'pais|mães|mamães|papais|famílias',
      frames: [
        'thoughts | Eles dormiram. | Até que enfim. | {h}',
        'exchange | Enfim sós, vocês falam de quê? | {h}',
        'butterfly | Eu, no mercado sem as crianças | “{t}” | Isso são férias?',
      ],
    },
    founders: {
      names: String.raw`fundador\p{L}*|start-?ups?|empreendedor\p{L}*|empresári[oa]s|investidor\p{L}*`,
      frames: [
        'exchange | Qual é o diferencial de vocês? | {h}',
        'butterfly | Eu, sem receita | “{t}” | Isso é tração?',
        'proclaim | Eu, no primeiro slide | {h}',
      ],
    },
    gamers: {
      names: String.raw`gamers?|jogador\p{L}*|videogames?|e-?sports?`,
      frames: [
        'exchange | Só mais uma partida? | {h}',
        'tempted | Eu | A missão principal | “{t}”',
        'butterfly | Eu | “{t}” | Isso é uma missão secundária?',
      ],
    },
    designers: {
      names: String.raw`designers?|ilustrador\p{L}*|criativ[oa]s|diretor(?:a|es)? de arte`,
      frames: [
        'exchange | Dá pra aumentar o logo? | {h}',
        'butterfly | O cliente | “{t}” | Isso é só um ajustezinho?',
        'tempted | Eu | final_v2 | “{t}”',
      ],
    },
    marketers: {
      names: 'marketing|publicitári[oa]s|marqueteir[oa]s|social medias?|redator(?:es|as)?',
      frames: [
        'butterfly | O time de marca | “{t}” | Isso é engajamento?',
        'exchange | E o CTA? | {h}',
        'proclaim | Eu, no slide 3 de 84 | {h}',
      ],
    },
    scientists: {
      names: String.raw`cientistas?|pesquisador\p{L}*|doutorand\p{L}*|acadêmic\p{L}*|mestrand\p{L}*|físic[oa]s|biólog[oa]s`,
      frames: [
        'exchange | O revisor 2 tem um comentário. | {h}',
        'tempted | Eu | O capítulo um da tese | “{t}”',
        'butterfly | Eu, com n = 3 | “{t}” | Isso é significativo?',
      ],
    },
    football: {
      names: String.raw`futebol|torcedor\p{L}*|torcida|brasileirão`,
      frames: [
        'exchange | Por que o juiz está vendo o VAR? | {h}',
        'panic | 44 do segundo tempo | Dois a zero pra nós | {H}',
        'butterfly | Eu, com salgadinho | “{t}” | Isso é aquecimento?',
      ],
    },
    cycling: {
      names: String.raw`cicli\p{L}*|bicicleta\p{L}*|bike\p{L}*|pelotão`,
      frames: [
        'exchange | Por que parou na subida? | {h}',
        'tempted | Eu | A bike que eu tenho | “{t}”',
        'butterfly | Eu, na pausa do café | “{t}” | Isso é treino?',
      ],
    },
    office: {
      names: 'escritório|colegas|funcionári[oa]s|(?:meu|nosso|o) time|equipe|firma|chefes',
      frames: [
        'exchange | Mais alguma coisa antes de encerrar? | {h}',
        'nobody | São 17h59 | Aquele colega: | {h}',
        'backfire | Reunião sobre “{t}” | Precisa de outra | A outra vira workshop | A outra vira workshop',
      ],
    },
  },
  concepts: {
    interviews: String.raw`entrevistas?(?: de emprego)?|recrutador\p{L}*|processo seletivo|fale de você|em cinco anos`,
    sleep: String.raw`acordad[oa]|despertador|travesseiro|dorm\p{L}*|sono|cama|noites?|acord(?:ar|a|am|ei|ou|ando)|boa noite`,
    money:
      'euros?|reais|preços?|custa|custam|caros?|(?:muito|mais|tão) caras?|[€$£]|dinheiro|(?:a|minha|sua|uma|na|da) conta(?! (?:de que|própria))|aluguel|salário|banco|boletos?|poupança|dívidas?|saldo',
    bosses: String.raw`chef[ea]s?|diretor\p{L}*|gerentes?`,
    family: String.raw`família\p{L}*|mãe|pai|tio|tia|filh[oa]s|crianças|bebê|casamento|natal`,
    dating: String.raw`encontros? românticos?|dates?|namor\p{L}*|amor|casal|nós dois|da gente|ciúmes?|paquera`,
    politics: String.raw`polític\p{L}*|eleiç\p{L}*|partidos?|governo`,
    diets: String.raw`dietas?|emagrecer|calorias|salada|comer|janta\p{L}*|comida|marmita`,
    sport: String.raw`esportes?|exercício|academia|jogo|futebol|corr(?:er|e|em|endo|ia|eu|ida|idas)|maratona|treino`,
    animals:
      'anima(?:l|is)|gat[oa]s?|cachorr[oa]s?|pets?|cavalos?|vacas?|porcos?|ovelhas?|peixes?|ratos?|abelhas?|insetos?|vespas?|borboletas?|coelhos?|raposas?|ursos?|elefantes?|cobras?',
    alcohol: String.raw`álcool|cervejas?|vinho|beber|festas?|bêbad\p{L}*`,
    medicine: String.raw`médic\p{L}*|dentistas?|hospital|doen\p{L}*|pacientes?|saúde`,
    meetings: 'reunião|reuniões|daily|workshop|e-mail',
    ...concepts,
    food: String.raw`comidas?|comer|come|comi|restaurantes?|cardápios?|ementas?|garçom|garçons|garçonete|cozinh\p{L}*|receitas?|jantar\p{L}*|almoç\p{L}*|café da manhã|pizzas?|hambúrguer\p{L}*|batatas?|massa|macarrão|sopas?|saladas?|pão|pães|queijos?|manteiga|carne|linguiças?|bolos?|biscoitos?|chocolate|sorvetes?|ovos?|iogurtes?|geladeira|forno|fome|delicios\p{L}*|panquecas?`,
    death: String.raw`mort[eoa]s?|morrer|morre|morreu|falec\p{L}*|funera\p{L}*|enterr\p{L}*|velórios?|túmulos?|cemitérios?|caix(?:ão|ões)|cadáver\p{L}*|luto|fantasmas?`,
    coffee: String.raw`café(?! da manhã)s?|cafezinho\p{L}*|cafeteria\p{L}*|expresso|cappuccino|cafeína|barista|xícaras?`,
    spiders: String.raw`aranhas?|teias?|tarântulas?`,
    gender: String.raw`gênero|homem|homens|mulher\p{L}*|meninos?|meninas?|masculin\p{L}*|feminin\p{L}*|feminis\p{L}*|machis\p{L}*|marido|esposa|senhoras?|senhores`,
    age: String.raw`idos\p{L}*|velh\p{L}*|aposentad\p{L}*|aposentadoria|avós?|avô|vó|vô|vovó|vovô|boomers?|rugas|idade|asilo`,
    police: String.raw`polícia\p{L}*|policia\p{L}*|delegac\p{L}*|pres[oa]s?|prisão|prender|algemas|cadeia|crimes?|criminos\p{L}*|multas?|radar\p{L}*`,
    swearing: String.raw`palavr(?:ão|ões)|xing\p{L}*|merda|porra|caralho|droga|maldit\p{L}*|puta\p{L}*|cacete`,
  },
  moods: {
    calm: 'nostálgic[oa]|minimalista|calm[oa]|tranquil[oa]|relaxad[oa]|suave|leve',
    loud: 'alto|barulhent[oa]|brav[oa]|enérgic[oa]',
    dramatic: 'sombri[oa]|escur[oa]|dramátic[oa]|chocad[oa]|épic[oa]|estressad[oa]',
    silly: 'fof[oa]|fofinh[oa]|adorável|bob[oa]|absurd[oa]|divertid[oa]|brincalhão|brincalhona',
    dry: 'sarcástic[oa]|cínic[oa]|ácid[oa]|sec[oa]|sóbri[oa]|séri[oa]|irônic[oa]|profissional',
  },
  smallWords: String.raw`(?:letras?|texto|palavras) pequen\p{L}*|(?:muitas palavras|muito texto|mais texto)|textos? longos?`,
  largeWords: '(?:letras?|texto|palavras) grandes?|poucas palavras|pouco texto|textos? curtos?',
  showsImage: 'colocar|inserir|mostrar',
};
