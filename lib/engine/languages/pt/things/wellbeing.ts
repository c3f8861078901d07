import type { Things } from '../../words/thing-words.ts';

export const wellbeing: Things = {
  mindfulness: ['mindfulness|meditação|meditar', 'Não pensei em nada. Só em pizza.'],
  dentist: [
    'dentistas?|escovas? de dentes?|pasta de dentes?|fio dental|escovar os dentes|saúde bucal',
    '“Todo dia”, eu disse. O fio ainda estava lacrado.|Converso melhor com duas mãos na boca.',
  ],
  vitamins: [
    'vitaminas?|vitamina [a-k]\\d*|suplementos?|superalimentos?|smoothies?|multivitamínicos?',
    'Tem uma rodela de limão no meu refrigerante.|As minhas são ursinhos. Tomo doze.',
  ],
  backPain: [
    'dor(?:es)? n?as costas|dor lombar|lombalgia|má postura|postura correta|ergonom~|cadeiras? de escritório',
    'Acabei de sentar direito. Já escorreguei.|Abaixei para pegar a caneta. Vou ficar um pouco aqui.',
  ],
  steps: [
    '10 mil passos|contador(?:es)? de passos|smart ?watch(?:es)?|rel[oó]gios? inteligentes?|pulseiras? (?:fitness|inteligentes?)|strava',
    'No sofá, eu balanço o braço. Mais 400.|O meu disse “hora de levantar”. Tirei do pulso.',
  ],
  sleep: [
    'sono|dormir|insônia|insónia|ronc[oa]s?|roncar|ressonar|cochilos?|sonecas?|sestas?',
    'São três da manhã e eu lendo sobre isso.|Faço melhor na frente da TV.|Cansado a noite toda. Até deitar.',
  ],
  morningRoutine: [
    'rotinas? matina(?:l|is)|rotina da manhã|acordar cedo|madrugar|madrugador(?:es)?|modo soneca',
    'A minha: soneca, soneca, correr.|Levantei às cinco. Às cinco e dez já tinha voltado.',
  ],
  waitingRoom: [
    'salas? de espera|consultas? médicas?|clínico geral|médico de família',
    'Já li a revista de 2014. Duas vezes.|Dei bom-dia. Agora todos olham para o chão.',
  ],
  glasses: [
    'óculos|lentes de contato|óticas?|oculistas?|exame de vista',
    'Tenho três. Não enxergo nenhum.|A última linha eu chutei. Com convicção.',
  ],
  sauna: [
    'saunas?|spas?|massagens|massagem|banheiras? de hidromassagem|termas|águas termais',
    'Três minutos. Aí lembrei de um compromisso.|Todos em silêncio. Menos minha barriga.',
  ],
  selfCare: [
    'autocuidado|detox digital|desacelerar|aliviar o estresse|gestão do stress|controlar o estresse',
    'O meu é uma porta de banheiro trancada.|Estou relaxando o mais rápido que posso.',
  ],
};
