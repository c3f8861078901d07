import type { Things } from '../../words/thing-words.ts';

export const money: Things = {
  taxes: ['impostos?|imposto de renda|irs|receita federal', 'Meus recibos moram numa caixa de sapatos.'],
  credit: [
    'créditos? pessoa(?:l|is)|empréstimos? (?:consignados?|pessoa(?:l|is)|bancários?)|cart(?:ão|ões) de crédito|juros|hipotecas?',
    'Meu cartão foi recusado num café.',
  ],
  shares: ['bolsa de valores|ações na bolsa|bitcoin|criptomoedas?|ibovespa', 'Eu tenho um pote de moedas.'],
  insurance: [
    'seguros? (?:de carro|auto|automóvel|de viagem|residencial|do carro|de celular|multirriscos)|seguradoras?|apólices?',
    'O meu cobre tudo. Menos o que aconteceu.|Pago há anos por um celular que perdi.',
  ],
  pension: [
    'aposentadorias?|reformas? antecipadas?|previdência|fundos? de pensões',
    'Faltam 31 anos. E quatro horas para hoje.|Meu fundo é um pote escrito “depois”.',
  ],
  blackFriday: [
    'black friday|cyber monday|prime day|liquidaç(?:ão|ões)|queima de estoque|pechinchas?',
    'Economizei 40% numa coisa que não uso.|Agora tenho duas air fryers. E nenhuma bancada.',
  ],
  voucher: [
    'vales?-presentes?|vouchers?|cupons|cupom|cup(?:ão|ões)|cart(?:ão|ões)-?presente|cart(?:ão|ões) (?:de )?fidelidade|cashback',
    'O meu é de uma loja que virou padaria.|Tenho nove carimbos. O café fechou.',
  ],
  saving: [
    'economizar dinheiro|poupar dinheiro|educação financeira|orçamento doméstico|frugal|gastar menos',
    'Cortei o cafezinho. Depois comprei a máquina.|Fui a pé para economizar. Passei na padaria.',
  ],
  cash: [
    'dinheiro vivo|moedinhas|pagamentos? em dinheiro|caixas? eletrônicos?|multibanco',
    'Eu tinha trocado. Na outra calça.',
  ],
  lottery: [
    'loterias?|lotarias?|mega-?sena|euromilhões|jackpot|raspadinhas?|rifas?|sorteios? da mega',
    'Acertei três. Somando o ano inteiro.|Já ganhei um frango. Comprei quarenta números.',
  ],
  auction: [
    'leil(?:ão|ões)|leiload[oa]s?|ebay|leiloeir~',
    'Dei lance contra mim. E ganhei.|Eu só cocei o nariz. O vaso é feio.',
  ],
  fleaMarket: [
    'brechós?|feiras? da ladra|feiras? de antiguidades|feiras? de usados|bazares|segunda mão|desapego',
    'Fui vender. Voltei com um abajur.|Pechinchei muito. A torradeira era minha.',
  ],
  selfCheckout: [
    'autoatendimento|caixas? automátic[oa]s?|self-?checkouts?|operador(?:es|as?)? de caixa',
    'Aguarde o atendente. Por causa de uma abobrinha.|“Item não esperado.” Era meu cotovelo.',
  ],
  subscription: [
    'assinaturas? (?:de|do|da|mensa(?:l|is)|anua(?:l|is))|assinantes?|teste grátis|mensalidades?',
    'Meu mês grátis acabou em 2021.|Pago três que esqueci. Ou quatro.',
  ],
  returns: [
    'garantia estendida|nota fiscal|notas fiscais|trocas? e devoluç(?:ão|ões)|devoluç(?:ão|ões) de (?:compras|produtos)|direito de arrependimento|reembolsos?',
    'O papel estava na caixa. A caixa foi para o lixo.|A minha acabou na terça. Na quarta, quebrou.',
  ],
  mall: [
    'shoppings?|shopping centers?|centros? comercia(?:l|is)|lojas? de departamentos?|escadas? rolantes?',
    'Conheço bem o banco. O de sentar.|Saí pela porta errada. Era outro bairro.',
  ],
  openingHours: [
    'horários? de funcionamento|horários? de abertura|abre e fecha no feriado|o que abre e fecha',
    'Abrem quando entro no trabalho. Fecham quando saio.|Chego sempre no almoço. No deles.',
  ],
  flatHunting: [
    'alugue(?:l|is|r)|arrendamentos?|mercado imobiliário|imobiliárias?|corretor(?:es)? de imóveis|procurar casa|preço dos imóveis|senhorios?',
    '“Aconchegante”: dá para cozinhar da cama.|Éramos quarenta na visita. Eu disse que era o encanador.',
  ],
  supplyChain: [
    'cadeias? de suprimentos?|cadeias? de abastecimento|fora de estoque|prazo de entrega',
    'Meu sofá está em alto-mar desde março.|O último foi para o senhor na minha frente.',
  ],
  leasing: [
    'leasing|parcelamentos?|crediários?|financiamentos? de (?:carro|veículos?)|compre agora,? pague depois|em prestações',
    'Do liquidificador faltam onze parcelas.|Li as letras miúdas. Elas ganharam.',
  ],
  parcel: ['encomendas?|entregas? em domicílio|entregador(?:es)?', 'A minha está com um vizinho. Ninguém sabe qual.'],
  supermarket: ['supermercados?|lidl|carrefour|compras do mês', 'Eu só vim buscar leite.'],
};
