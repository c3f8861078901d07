/**
 * Words that tell what a block is there for, in the languages the project reads best. Each pattern is tried on a short
 * block as a whole, so that a sentence about comments or adverts is none of them.
 */
const whole = (...patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`, 'iu');

/** Over what readers wrote under an article. */
export const startsComments = whole(
  '(?:join|start) the (?:conversation|discussion)|(?:reader |user )?comments?|leave a (?:reply|comment)|add a comment|post a comment',
  '(?:leser)?kommentare?|schreiben? (?:sie )?einen kommentar|kommentar (?:schreiben|hinterlassen)',
  '(?:les )?commentaires?|laisser un commentaire|réagir',
  'comentarios?|deja (?:un comentario|una respuesta)|deja tu comentario',
  'comentários?|deixe (?:um|seu) comentário|deixe uma resposta',
  'commenti|lascia un commento',
  'reacties|geef een reactie|laat een reactie achter|plaats een reactie',
  'コメント(?:を残す|一覧)?|评论|網友評論|网友评论|发表评论|留言',
  'التعليقات|تعليقات|اترك تعليق[اًا]*|отзывы|комментарии|добавить (?:отзыв|комментарий)',
);

/** Over who wrote it. */
export const startsAuthor = whole(
  'about the (?:authors?|writer)|author bio|über (?:den|die) autor(?:in|en|innen)?|zum autor|zur autorin',
  "à propos de l[’']auteure?|sobre (?:el|la|o|a) autora?|(?:chi è )?l[’']autore|over de auteur",
  '著者(?:プロフィール|紹介|について)?|この記事を書いた人|作者简介|关于作者|عن الكاتب|نبذة عن الكاتب|об авторе',
);

/** Over headlines of other articles. */
export const startsOthers = whole(
  'related(?: (?:articles?|stories|posts?|news|content|topics|links|coverage|reading))?|more (?:on|from|about|great|in|like) .{1,60}|more (?:stories|news|articles|posts|coverage|like this)',
  "you (?:may|might) also (?:like|enjoy|be interested in)|most (?:read|popular|viewed|shared|recent)|(?:popular|trending|top|recent|latest|featured) (?:posts?|articles?|stories|news|now|topics)|trending|recommended(?: (?:for you|reading|stories|articles|videos?))?|(?:what to )?read (?:next|more|also)|up next|from (?:around )?the web|sponsored(?: (?:content|links|stories))?|don[’']t miss|editor[’']?s[’']? picks?|see also|also read|breaking news|share this(?: (?:article|story|post|page))?|make \\S+ my home ?page",
  'mehr (?:zum thema|zu .{1,40}|von .{1,40}|aus .{1,40})|das könnte (?:sie|dich|euch) auch interessieren|auch interessant|meistgelesen.{0,20}|ähnliche (?:artikel|beiträge)|verwandte (?:artikel|themen|beiträge)|lesen sie auch|weitere (?:artikel|meldungen|nachrichten|beiträge)|empfehlungen der redaktion|zum weiterlesen',
  '(?:à )?lire (?:aussi|également)|sur le même (?:sujet|thème)|articles? (?:liés|similaires|connexes|recommandés)|les plus lus|vous (?:aimerez|pourriez) aussi.{0,20}|voir aussi|dans la même rubrique',
  '(?:artículos?|noticias|temas|contenidos?) relacionad[oa]s|(?:también )?te puede interesar|lo más (?:leído|visto)|ver también|lea también|más (?:noticias|leídas)',
  'leia (?:também|mais)|veja também|(?:artigos?|notícias|posts?|matérias) relacionad[oa]s|mais lidas|você (?:também )?pode gostar.{0,20}',
  'leggi anche|(?:articoli|notizie) correlat[ie]|potrebbe(?:ro)? interessart?[iv]i?(?: anche)?|i più letti|vedi anche|altri articoli',
  'lees ook|gerelateerde (?:artikelen|berichten|onderwerpen)|meest gelezen|meer over .{1,40}|bekijk ook',
  '関連(?:記事|リンク|ニュース)|あわせて読みたい|おすすめ(?:記事)?|人気(?:記事|ランキング)|相关(?:阅读|新闻|文章|推荐|报道)|延伸阅读|推荐阅读|热门(?:文章|新闻|推荐)|猜你喜欢',
  'اقرأ أيض[اًا]*|مواضيع ذات صلة|أخبار ذات صلة|الأكثر قراءة|читайте также|похожие (?:статьи|материалы)|(?:самые )?популярные .{1,30}',
);

/** Labels of a page's machinery. */
export const isLabel = whole(
  '(?:the )?(?:article|story|post) continues (?:below|after).{0,60}|continues? (?:below|after advertisement|reading)|scroll (?:down )?(?:to|for) (?:continue|more).{0,30}|(?:advertisement|advertising|sponsored|promoted|ad)(?: (?:content|feature))?|read more|show more|load more|caption|close|share|print|email|copy link|hide caption|toggle caption|enlarge(?: this image)?|loading|play video|watch (?:now|video)',
  'anzeige|werbung|(?:der )?artikel (?:wird|geht) .{0,30}(?:fortgesetzt|weiter)|weiterlesen|mehr lesen|mehr anzeigen|teilen|drucken|schließen',
  'publicité|la suite après (?:cette|la) publicité|lire la suite|lire plus|partager|fermer|imprimer',
  'publicidad|anuncio|sigue leyendo|leer más|continúa leyendo.{0,30}|compartir|cerrar|publicidade|continua (?:após|depois d)[ao]? ?(?:a )?publicidade|continue lendo|ler mais|compartilhar|fechar',
  'pubblicità|continua a leggere.{0,30}|leggi tutto|condividi|chiudi|advertentie|lees (?:meer|verder)|(?:het )?artikel gaat verder onder .{0,30}|delen|sluiten',
  '広告|スポンサーリンク|続きを読む|もっと見る|シェア(?:する)?|广告|点击(?:查看|阅读)(?:全文|更多|原文)|阅读(?:全文|更多|原文)|分享(?:到)?|关闭|إعلان|اقرأ المزيد|شارك|реклама|читать далее|поделиться',
);

/** What is paid for and looks like the rest: said in its first words. */
export const isSponsored =
  /^\W{0,3}(?:sponsored|promoted|advertorial|paid (?:post|content|partnership)|partner content|anzeige|gesponsert|sponsorisé|contenu (?:sponsorisé|partenaire)|patrocinado|contenido patrocinado|conteúdo patrocinado|sponsorizzato|gesponsord|スポンサー|PR\s?[:：]|推广|赞助内容|محتوى (?:ممول|مدفوع))(?:\s?[:：|–—-]|\s+by\b|\s+von\b|\s+par\b|\s+por\b|\s|$)/iu;

/** Credits of pictures, agencies and rights. */
export const isCredit =
  /^[\s([]*(?:©|ⓒ|\(c\)|copyright\b|(?:file )?(?:photo|foto|image|bild|picture|video|credit|crédit|quelle)s?(?: (?:credit|by|courtesy)s?)?\s?(?:[:：|/=]|\.{3}|…)|photographs? by\b|写真(?:提供)?[:：=]|图片来源|사진\s?=|الصورة\s?[:：])|\((?:image|photo|credit|foto|bild)[^)]{0,60}\)\s*$|^(?:getty images|reuters|shutterstock|afp|dpa|associated press|(?:ap|afp) photo)\W*$/i;

/** A site's calls to its readers, where a sentence starts with one. */
export const isCall =
  /(?:^|[.!?:]\s+)(?:please )?(?:sign ?up|subscribe (?:to|now|here)|get a subscription|follow (?:us|me|him|her|them|@?\S+) on|like us on|share this|download (?:the|our) app|click here|get the latest|join (?:our|us)\b|abonnieren sie|folgen sie uns|inscrivez-vous|abonnez-vous|suivez-nous|suscríbe\w*|síguenos|assine|siga-nos|inscreva-se|iscriviti|seguici|schrijf je in|volg ons)\b|チャンネル登録|フォローして|関注|关注我们|扫码|اشترك في|تابعونا/i;
/** The same at any length, in a block's first words, and what is said of business and rights at an article's end. */
export const isNotice =
  /^(?:if you (?:enjoyed|liked) this|enjoy(?:ed)? this (?:article|post|story)|(?:we|\S+(?: \S+)?) may (?:earn|receive) (?:an? )?(?:\S+ )?commission|this (?:document|article|material|content) (?:is subject to copyright|may not be|is protected)|citation:|the views (?:and opinions )?expressed|follow @\w|support (?:our|independent) journalism|want more \S+\?|need more \S+\?)/i;
/** Who worked on it. */
export const isStaff =
  /^(?:(?:additional )?(?:reporting|writing|editing|contributions?) by\b|this (?:article|story|post) (?:was|originally|first)\b|(?:\S{1,30} ){1,12}contributed (?:reporting )?to this (?:report|article|story)\b|page editor\b|have a tip\b|reach the reporters?\b|about the author)/i;
