import type { NoticeWords } from '../words/notice-words.ts';

export const notices: NoticeWords = {
  site: [
    String.raw`acesso ilimitado|cri(?:e|ar) (?:uma|a sua|sua) conta|já é (?:assinante|subscritor)|assine (?:já|agora|nossa|nosso|a (?:newsletter|revista)|o (?:boletim|jornal))|subscreva|inscreva-se (?:na|em|no|para)|faça (?:o )?login (?:para|ou)|para continuar (?:a ler|lendo)|cancele (?:quando|a qualquer)|na sua caixa de (?:entrada|correio)`,
    String.raw`conteúdos? (?:externos?|incorporados?|de terceiros)|dados (?:pessoais )?(?:podem|poderão|serão) (?:ser )?(?:transmitidos|partilhados|compartilhados|transferidos)`,
    String.raw`faça (?:uma|a sua|sua) (?:doação|contribuição)|apoie (?:o nosso|nosso|o jornalismo)|jornalismo (?:independente|de qualidade) |contribua com`,
    String.raw`não (?:constituem?|representa|deve ser considerad[oa]) (?:\p{L}+ ){0,4}(?:aconselhamento|recomendação|oferta|conselho)|não (?:reflet(?:e|em)|representam?) necessariamente|de (?:inteira )?responsabilidade (?:do|dos|da|de seus?) autor`,
    String.raw`comentários (?:são|serão|devem|estão) (?:\p{L}+ )?(?:moderados|removidos|encerrados|publicados|respeitar)|encontrou (?:um|algum) erro|tem (?:alguma )?informação sobre`,
    String.raw`(?:contato|contacto|assessoria) (?:de|para a) imprensa|para (?:mais|maiores) informações,? (?:\p{L}+ )?(?:contact|consult|visit|lig|acess|entre)\p{L}*|inscrições (?:podem|devem) ser feitas`,
    String.raw`^com informações (?:da|do|de)|^(?:atualização|correção|nota (?:da redação|do editor)):`,
    String.raw`^(?:jornalista|redatora?|editora?|correspondente|colunista) (?:no|na|do|da|de|em|para) [^.]{3,120}\.?$`,
    String.raw`clique aqui|canal (?:do|no) whatsapp|leia (?:também|mais)|custos? de envio|frete grátis|artigos gratuitos|^(?:autora?|texto|fonte|redação):`,
    String.raw`^(?:todas as|últimas) notícias|^publicado em \d`,
  ].join('|'),
  preview: [
    String.raw`^(?:veja|confira|conheça|saiba|descubra|entenda) (?:a seguir|abaixo|aqui|também|mais|tudo|como|quais|quem|por que|o que|os|as)|^est(?:es|as) são (?:\p{L}+ ){0,3}(?:\d+|dicas|razões|motivos|respostas)|tudo o que (?:precisa|você precisa|deve|se sabe)|^(?:reunimos|listamos|separamos)`,
    '^nest[ea] (?:artigo|guia|matéria|texto),? (?:vamos|você|vai|veremos|explicamos|mostramos)',
  ].join('|'),
  indirect: '(?:por que|porque é que)',
  bio: String.raw`é (?:uma?|o|a) (?:[\p{L}-]+ ){0,3}(?:jornalista|escritora?|autora?|redatora?|editora?|correspondente|colunista|professora?|pesquisadora?|investigadora?)|é (?:jornalista|escritora?|autora?|redatora?|editora?|correspondente|colunista|professora?|pesquisadora?|investigadora?)|escreve (?:\p{L}+ ){0,3}(?:para|sobre)`,
};
