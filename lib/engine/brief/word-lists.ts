/** The word classes of `LanguageWords`, as they are listed: words apart by spaces, phrases by bars. */
export interface Entry {
  joints: string;
  others: string;
  backward: string;
  connectives: string;
  dependent: string;
  trailing: string;
  relative: string;
  and: string;
  binding: string;
  speech: string;
  personal: string;
  subjects: string;
}

/** Languages written in Latin letters, by primary language subtag. */
export const entries: Readonly<Record<string, Entry>> = {
  en: {
    joints:
      'a an the of in on at by for from with without to into onto upon about above over under between among across after before during through against toward towards until till via per than as and or but nor so yet if because since while although though unless whether that which who whom whose when where how what why not no its their his her our your my is are was were be been being has have had will would can could may might must shall should do does did very more most less least such every each any some both either neither like near off out up down only just even also',
    others:
      'i me we us you he him she it they them this these those there here then now mine yours hers theirs ours myself himself herself itself themselves one ones all few many much other another own same too again further once said says say get got go goes went make made new',
    backward:
      'this that these those he she it they his her its their him them but and so or yet then there here such both neither another others also thus hence therefore still instead otherwise nevertheless nonetheless',
    connectives:
      'however|meanwhile|in addition|moreover|furthermore|additionally|also|nevertheless|nonetheless|of course|in fact|indeed|as a result|for example|for instance|that said|still|finally|lastly|on the other hand|in other words|and|but|so|yet|thus|therefore|consequently|importantly|interestingly|unfortunately|fortunately|notably|ultimately|overall|again|similarly|likewise|after all|at the same time|to be sure|sure|for starters|to begin with|to start with|oddly|oddly enough|surprisingly|naturally|basically|essentially|admittedly|clearly|obviously|certainly|frankly|unsurprisingly|as it turns out|in short|in sum|in conclusion|in summary|simply put|put simply|besides|plus|by contrast|in contrast|conversely|on top of that|better yet|even better|what’s more|more importantly|most importantly|as always|as expected|accordingly|yes|well|look|last|specifically|in particular|crucially|more broadly|generally speaking|to that end|as such|for one thing|last but not least|third|fourth|fifth|thirdly|first|second|secondly|next|then|note that',
    dependent:
      'if when whenever although though while whilst because since as after before until unless once whereas whether despite given with without in by to for instead rather having being at amid on during under through over among like unlike from between with along alongside thanks aside apart using',
    trailing:
      'which|who|whose|whom|where|while|whilst|whereas|when|as|since|because|after|before|with|including|such as|like|thanks to|due to|leading|making|giving|allowing|leaving|adding|noting|so|and|or|for example|for instance|especially|particularly|in part|along with|as well as|from|following|ranging|using|based|compared with|compared to|in|on|at|by|under|amid|during|through|among|for|most of|many of|some of|all of|one of|part of|just|even|clad|something|often|a move|a sign',
    relative: 'which who whose whom where',
    and: 'and or',
    binding:
      'not no never neither nor none nobody nothing without hardly barely cannot but if unless except only until may might could would possibly perhaps likely unlikely probably allegedly reportedly apparently suspected supposed though although however despite unclear preliminary estimated rarely',
    speech:
      'said says say saying told tells according reported reports claimed claims argued argues warned warns announced estimated estimates believes believe thinks suggests suggested added explained wrote writes noted notes found study',
    personal:
      "i me my mine myself we us our ours ourselves you your yours yourself i'm i've i'd i'll we're we've we'll you're you'll you've let's",
    subjects: 'the a an he she it they we you i this that these those there its their his her',
  },
  de: {
    joints:
      'der die das den dem des ein eine einen einem einer eines und oder aber sondern denn von vom zu zum zur in im ins an am auf aus bei beim mit nach seit für durch gegen ohne um über unter vor zwischen während wegen trotz bis als wie dass weil wenn ob obwohl damit nachdem bevor sowie kein keine keinen sehr sein seine seinen ihr ihre ihren unser unsere auch nur noch schon etwa rund per pro je',
    others:
      'ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können soll sollen muss müssen nicht mehr ich du er sie es wir man mich mir dich dir ihm ihn uns euch ihnen sich dieser diese dieses diesen diesem jener jene welche welcher welches was wer wo hier dort da dann jetzt so doch zwar alle allem allen alles andere anderen viel viele wieder immer selbst könnte würde gibt',
    backward:
      'er sie es dies diese dieser dieses diesen diesem das dabei dafür damit dazu davon daher deshalb deswegen darum dort da dann so aber und oder doch denn sein seine ihr ihre zudem außerdem auch jedoch trotzdem dennoch hier danach daraus dadurch darin darüber daran darauf dagegen',
    connectives:
      'allerdings|kurz gesagt|insgesamt|im übrigen|erstaunlicherweise|überraschenderweise|ebenso|hinzu kommt|mehr noch|außerdem|zudem|darüber hinaus|jedoch|dennoch|trotzdem|schließlich|übrigens|natürlich|tatsächlich|zum beispiel|beispielsweise|und|aber|doch|kurzum|immerhin|leider',
    dependent:
      'wenn falls sofern obwohl obgleich weil da während nachdem bevor bis als indem damit ob wer was um ohne statt trotz',
    trailing:
      'wobei|weil|während|nachdem|sodass|so dass|um|etwa|zum beispiel|beispielsweise|darunter|insbesondere|vor allem|und zwar|wodurch|womit|also|indem',
    relative: '',
    and: 'und oder',
    binding:
      'nicht kein keine keinen keiner keinem nie niemals niemand nichts ohne kaum aber sondern wenn falls sofern außer nur bis könnte könnten dürfte dürften möglicherweise vielleicht wahrscheinlich angeblich mutmaßlich wohl soll sollen obwohl jedoch voraussichtlich schätzungsweise selten',
    speech:
      'sagte sagt sagten erklärte erklärt teilte laut zufolge gemäß berichtet berichtete warnte warnt schätzt betonte so studie meint glaubt kündigte',
    personal: 'ich mich mir mein meine wir uns unser unsere du dich dir dein deine ihr euch sie',
    subjects: 'der die das ein eine er sie es wir ich man dies diese',
  },
  fr: {
    joints:
      'le la les l un une des du de d à au aux en dans sur sous par pour avec sans chez vers entre contre depuis pendant avant après et ou mais ni car donc que qu qui quoi dont où si comme lorsque quand parce puisque ne n pas plus très est sont était étaient sera seront a ont avait avaient être avoir son sa ses leur leurs notre nos votre vos mon ma mes ce cet cette ces se s même aussi selon dès jusqu moins environ quelque',
    others:
      'je j tu il elle on nous vous ils elles me m te t lui eux y c cela ça ceci celui celle ceux celles tout tous toute toutes autre autres là ici alors encore déjà bien peut peuvent fait faire été deux ainsi entre-temps',
    backward:
      'il elle ils elles ce cela ça ceci celui celle ceux celles cette cet ces son sa ses leur leurs mais et ou donc car or ainsi alors aussi pourtant cependant néanmoins toutefois là ici y en lui',
    connectives:
      "cependant|concrètement|plus précisément|en particulier|au final|à vrai dire|en somme|en résumé|d'ailleurs|qui plus est|certes|évidemment|heureusement|malheureusement|résultat|toutefois|néanmoins|pourtant|en outre|de plus|par ailleurs|ainsi|en effet|en fait|par exemple|enfin|finalement|bien sûr|d'ailleurs|et|mais|or|donc|bref|en revanche|du coup",
    dependent:
      'si quand lorsque lorsqu alors bien quoique puisque puisqu parce comme tandis après avant depuis dès pour sans en afin malgré selon',
    trailing:
      'qui|que|dont|où|lequel|laquelle|lesquels|lesquelles|ce qui|ce que|tandis que|alors que|car|puisque|notamment|comme|par exemple|ainsi que|avec|grâce à|en raison de|dont|afin de|après|avant|et|parmi lesquels|y compris|dans|lors|en|à|au|sur|par|mardi|lundi|mercredi|jeudi|vendredi|samedi|dimanche',
    relative: 'qui dont où lequel laquelle lesquels lesquelles',
    and: 'et ou',
    binding:
      'ne n pas jamais aucun aucune personne rien ni sans mais si sauf seulement peut peuvent pourrait pourraient peut-être probablement sans-doute éventuellement selon présumé bien quoique malgré moins environ estimé rarement',
    speech:
      'dit déclaré affirme affirmé selon expliqué explique estime annoncé précise indiqué assure ajouté souligne rapporte après étude',
    personal: "je j me m moi mon ma mes nous notre nos tu te toi ton ta tes vous votre vos j'ai c'est",
    subjects: 'le la les l un une des il elle ils elles on nous ce cela',
  },
  es: {
    joints:
      'el la los las lo un una unos unas de del a al en por para con sin sobre bajo entre contra desde hasta hacia según durante ante tras y e o u pero sino ni que quien cuyo cuya donde cuando como si porque pues aunque mientras no muy más menos es son era eran fue fueron ser está están ha han había habían su sus mi mis tu tus nuestro nuestra este esta estos estas ese esa esos esas cada se también solo sólo tan unos cerca',
    others:
      'yo tú él ella ello nosotros ellos ellas me te le les nos os esto eso aquello aquí allí ahí entonces ahora ya todo toda todos todas otro otra otros otras mismo misma puede pueden hace hacer tiene tienen dos así bien hay',
    backward:
      'él ella ellos ellas ello esto esta este estos estas eso esa ese esos esas su sus pero y o así entonces además también allí ahí aquí sin embargo aun aún tampoco por lo le les',
    connectives:
      'sin embargo|en concreto|concretamente|en particular|por lo demás|en resumen|claro está|por cierto|eso sí|ahora bien|afortunadamente|lamentablemente|no obstante|además|asimismo|por otra parte|por otro lado|por ejemplo|en efecto|de hecho|finalmente|por último|en cambio|así|y|pero|por supuesto|en definitiva|por eso|por tanto|es decir',
    dependent: 'si cuando aunque mientras porque como después antes desde hasta para sin al pese tras a según',
    trailing:
      'que|quien|quienes|cuyo|cuya|cuyos|cuyas|donde|lo que|lo cual|la cual|el cual|mientras que|mientras|ya que|pues|porque|como|por ejemplo|incluido|incluida|entre ellos|entre ellas|especialmente|así como|con|gracias a|debido a|después de|tras|y|en|por|a través de|durante',
    relative: 'que quien quienes cuyo cuya cuyos cuyas donde',
    and: 'y e o u',
    binding:
      'no nunca jamás nadie nada ningún ninguno ninguna ni sin pero sino si salvo excepto solo sólo hasta puede pueden podría podrían quizá quizás tal vez probablemente posiblemente presunto presunta supuesto aunque apenas menos estimado raramente',
    speech:
      'dijo dice según afirmó afirma aseguró explicó señaló indicó advirtió anunció añadió declaró sostiene sostuvo considera estima estudio',
    personal:
      'yo me mi mis mí nosotros nos nuestro nuestra nuestros nuestras tú te ti tu tus usted ustedes su vosotros',
    subjects: 'el la los las un una él ella ellos ellas esto este esta se lo',
  },
  pt: {
    joints:
      'o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para com sem sob sobre entre contra desde até após ante e ou mas nem que quem cujo cuja onde quando como se porque pois embora enquanto não muito mais menos é são era eram foi foram ser está estão tem têm tinha havia seu sua seus suas meu minha nosso nossa este esta esse essa cada também só apenas ao aos à às cerca',
    others:
      'eu tu ele ela nós vós eles elas você vocês me te lhe lhes isto isso aquilo aqui ali lá então agora já todo toda todos todas outro outra outros outras mesmo mesma pode podem faz fazer dois assim bem há',
    backward:
      'ele ela eles elas isto isso este esta estes estas esse essa esses essas seu sua seus suas mas e ou assim então além também ali lá aqui porém contudo tampouco',
    connectives:
      'no entanto|em particular|especificamente|na prática|entretanto|porém|contudo|além disso|ainda assim|por exemplo|de fato|por outro lado|finalmente|por fim|por isso|e|mas|assim|aliás|claro|em suma|ou seja',
    dependent: 'se quando embora enquanto porque como depois antes desde até para sem ao apesar após caso segundo',
    trailing:
      'que|quem|cujo|cuja|cujos|cujas|onde|o que|o qual|a qual|enquanto|já que|pois|porque|como|por exemplo|incluindo|entre eles|especialmente|assim como|com|graças a|devido a|depois de|após|e|em|no|na|por|durante',
    relative: 'que quem cujo cuja cujos cujas onde',
    and: 'e ou',
    binding:
      'não nunca jamais ninguém nada nenhum nenhuma nem sem mas se salvo exceto só apenas até pode podem poderia poderiam talvez provavelmente possivelmente suposto suposta embora menos estimado raramente',
    speech:
      'disse diz segundo afirmou afirma explicou informou alertou anunciou acrescentou declarou considera estima estudo conforme',
    personal: 'eu me mim meu minha meus minhas nós nos nosso nossa nossos nossas tu te ti você vocês teu tua',
    subjects: 'o a os as um uma ele ela eles elas isso este esta',
  },
  it: {
    joints:
      'il lo la i gli le l un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle con per tra fra senza sotto sopra contro verso durante dopo prima e ed o ma né che chi cui dove quando come se perché poiché mentre sebbene non molto più meno è sono era erano fu furono essere sia ha hanno aveva avevano suo sua suoi sue loro mio mia nostro nostra questo questa questi queste ogni anche solo circa si',
    others:
      'io tu lui lei noi voi essi mi ti ci vi ne lo ciò quello quella quelli quelle qui qua lì là allora ora già tutto tutta tutti tutte altro altra altri altre stesso stessa può possono fa fare due così bene',
    backward:
      'lui lei loro esso essa essi ciò questo questa questi queste quello quella quelli quelle suo sua suoi sue ma e o così allora inoltre anche lì là qui però tuttavia',
    connectives:
      'tuttavia|in particolare|nello specifico|in concreto|però|inoltre|infatti|ad esempio|per esempio|di fatto|infine|comunque|invece|e|ma|così|quindi|insomma|ovviamente|del resto|cioè',
    dependent: 'se quando sebbene benché mentre perché poiché come dopo prima da fino per senza nonostante secondo',
    trailing:
      'che|cui|il quale|la quale|i quali|le quali|dove|mentre|poiché|perché|come|ad esempio|per esempio|tra cui|fra cui|inclusi|compresi|soprattutto|oltre a|con|grazie a|dopo|e|in|nel|nella|durante',
    relative: 'che cui dove',
    and: 'e ed o',
    binding:
      'non mai nessuno nessuna niente nulla né senza ma se tranne eccetto solo soltanto fino può possono potrebbe potrebbero forse probabilmente presunto presunta sebbene benché meno stimato raramente',
    speech:
      'ha-detto detto dice secondo afferma affermato spiega spiegato dichiarato annunciato aggiunto sostiene stima studio',
    personal: 'io mi me mio mia miei mie noi ci nostro nostra nostri nostre tu ti te tuo tua tuoi tue voi vi',
    subjects: 'il lo la i gli le l un una lui lei questo questa si',
  },
  nl: {
    joints:
      'de het een van in op aan bij met zonder voor door naar uit over onder tussen tegen tijdens na sinds tot om te en of maar want dat die wie waar wanneer als hoe omdat terwijl hoewel toen geen zeer meest zijn haar hun ons onze mijn ook nog al alleen ongeveer per dan',
    others:
      'is was waren wordt worden werd werden heeft hebben had hadden zal zullen zou zouden kan kunnen moet moeten mag niet meer ik jij je u hij zij ze wij we jullie hem mij me zich dit deze wat hier daar er nu alle alles andere veel wel zelf doen gaat nieuwe twee zo',
    backward:
      'hij zij ze het dit dat deze die zijn haar hun daar hier er zo dan maar en of ook toch daarom daarmee daarbij daardoor hierdoor bovendien echter',
    connectives:
      'echter|bovendien|daarnaast|overigens|toch|bijvoorbeeld|in feite|uiteindelijk|ten slotte|en|maar|dus|kortom|natuurlijk',
    dependent: 'als wanneer indien hoewel terwijl omdat doordat nadat voordat totdat toen om zonder ondanks volgens',
    trailing:
      'waarbij|waardoor|waarmee|omdat|terwijl|nadat|zodat|zoals|bijvoorbeeld|waaronder|met name|vooral|om|dankzij',
    relative: '',
    and: 'en of',
    binding:
      'niet geen nooit niemand niets zonder nauwelijks maar als indien tenzij behalve alleen slechts tot kan kunnen zou zouden mogelijk misschien waarschijnlijk vermoedelijk hoewel echter zelden',
    speech: 'zei zegt zeiden volgens aldus verklaarde vertelde meldt meldde waarschuwt waarschuwde schat stelt studie',
    personal: 'ik mij me mijn wij we ons onze jij je jou jouw u uw jullie',
    subjects: 'de het een hij zij ze wij we dit dat',
  },
};
