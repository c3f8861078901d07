import type { Things } from '../../words/thing-words.ts';

export const online: Things = {
  password: ['senhas?|palavras-passe', 'A minha está colada na tela.'],
  wifi: ['wi-?fi|fibra ótica|5g|roteador(?:es)?|banda larga', 'Aqui funciona. Na janela. Num pé só.'],
  newsletter: ['e-?mails?|caixa de entrada|gmail', '4.312 não lidos. Próxima pergunta.'],
  browser: ['navegador(?:es)?|firefox|chrome', 'Já tenho 43 abas abertas.', 'fresh'],
  socialPost: [
    'instagram|facebook|twitter|tuítes?|tiktok|influenciador(?:es|as)?|linkedin',
    'Meu último post: duas curtidas. Uma é minha.',
  ],
  updates: [
    'atualizaç(?:ão|ões) (?:do|de|da|para) (?:software|sistema|windows|android|ios|segurança|iphone)|ios \\d+|android \\d+',
    '“Lembrar amanhã.” Desde o carnaval.|Falta um por cento. Ontem também.',
  ],
  captcha: [
    'captchas?|recaptcha|não sou um robô',
    'O poste conta? Errei de novo. Sou gente.|Marquei todos os ônibus. Um era padaria.',
  ],
  spam: [
    'spam|phishing|e-?mails? falsos?|golpes? do whatsapp|lixo eletrônico|ligaç(?:ão|ões) indesejadas?',
    'Um príncipe escreveu. Espero a segunda carta.|Quem mais me liga nunca fala nada.',
  ],
  cookieBanner: [
    '(?:banners?|avisos?|política|consentimento) de cookies|lgpd|rgpd|políticas? de privacidade|termos de uso|cookies de terceiros',
    'Aceitar tudo. Eu não queria ler um romance.|Rolei até o fim. Talvez tenha vendido o carro.',
  ],
  cloud: [
    'icloud|armazenamento (?:na|em) nuvem|google drive|dropbox|onedrive|memória cheia',
    'A minha está cheia. De prints dizendo que está cheia.',
  ],
  groupChat: [
    'grupos? (?:de|do|no) (?:whatsapp|família|condomínio)|whatsapp|telegram|grupo da família',
    '84 novas. Todas dizem bom-dia.|Silenciei por um ano. Já passou.',
  ],
  voiceMessage: [
    'mensagens? de voz|áudios? (?:do|de|no) whatsapp|caixa postal',
    'Nove minutos. Respondi “ok”.|Ouvi em dobro. Minha tia parece um esquilo.',
  ],
  screenshot: [
    'capturas? de tela|capturas? de ecrã|screenshots?|prints? de tela',
    'Mandei para a pessoa de quem eu falava.|Tenho mil. Olhei zero.',
  ],
  backup: ['back-?ups?|cópias? de segurança|recuperação de dados|pen ?drives?', 'Faço um por ano. Em 2018.'],
  emoji: [
    'emojis?|emoticons?|figurinhas do whatsapp|gifs|memes?',
    'Mandei o que chora. Achei que ele ria.|Mandei um joinha. Minha sobrinha acha que é raiva.',
  ],
  searchEngine: [
    'motor(?:es)? de busca|buscador(?:es)?|pesquisas? no google|seo|wikip[eé]dia|mais (?:buscad|pesquisad)[oa]s',
    'Minha última: “ovo quantos minutos”. De novo.|Busquei uma receita. Agora sei tudo sobre Andorra.',
  ],
  app: [
    '(?:melhores|novo|novos|este|estes) (?:apps?|aplicativos?)|lojas? de aplicativos|app store|aplicativos? (?:de|para) \\p{L}+|aplicaç(?:ão|ões) móveis',
    'Um me lembra de beber água. Já desistiu de mim.|Quatro telas deles. Uso a lanterna.',
  ],
  qrCode: [
    'qr[- ]codes?|códigos? qr|códigos? de barras|cardápios? digita(?:l|is)',
    'Apontei. O celular me mostrou meu queixo.|Quero um cardápio que aceite ketchup.',
  ],
  onlineBanking: [
    'internet banking|aplicativos? do banco|apps? do banco|paypal|iban|mb ?way|débito automático',
    'Olhei o saldo. Com um olho só.|Mandaram um código. Para o celular desligado.',
  ],
  website: [
    'sites? (?:novo|oficial|institucional)|novo site|novo website|wordpress|criar (?:um )?sites?|domínios? de internet',
    'O meu está em construção. Desde 1999.|Meu contador diz doze. Nove sou eu.',
  ],
  clickbait: [
    'clickbait|caça-cliques|vídeos? vira(?:l|is)|viraliz~|unboxing',
    'Estou no número onze. Também não me chocou.|Eu ia dormir. Aí um homem lavou um tapete.',
  ],
  onlineReview: [
    'avaliaç(?:ão|ões) (?:de clientes|de produtos|no google|on-?line|falsas?)|reviews?',
    'Só leio as de uma estrela. Pela história.|Dei quatro à sopa da minha mãe. Houve conversa.',
  ],
  forum: [
    'caixas? de comentários|fóruns? (?:de internet|on-?line|de discussão)|reddit|discord',
    'Minha pergunta é de 2011. Resposta: “já resolvi”.|Escrevi um textão. Apaguei e fiz café.',
  ],
};
