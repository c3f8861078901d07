/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | 今天该读的文件 | {h}',
  'tempted | 我 | 今天必须做完的事 | {h}',
  'levels | {h} | {1} | {2} | 全部讲给猫听',
  'levels | 扫一眼标题 | {H} | 再读一遍 | 全部讲给猫听',
  'buttons | {1} | {2} | 只能说一件事的我',
  'buttons | 回去工作 | {h} | 刚才的我',
  'fork | 回去工作 | 再读一段 | {h}',
  'sign | {h} | 不服来辩。',
  'panic | 有人问我有什么新鲜事 | {h} | 对方追问细节',
  'exit | 马上回去工作 | {h} | 我',
  'backfire | 饭桌上说点有水平的 | {h} | 大家都问为什么 | 大家都问为什么',
  'clown | 我就看个标题 | {H} | {1} | 外面天黑了',
  'clown | 我就看个标题 | {H} | 再看一段 | 外面天黑了',
  'handshake | 读完全文的人 | 只读标题的人 | “{H}”',
  'handshake | 读过“{h}”的人 | 没读过的人 | 坚定的看法',
  'handshake | {h} | 我自己的日程 | 头一回听说',
  'same | {h} | 我今天唯一的话题',
  'butterfly | 我 | {h} | 这算闲聊吗？',
  'shocked | {H} | 我本来只想看标题',
  'unmasking | 和我随便聊聊 | {h}',
  'scale | 我今天要做的所有事 | {h}',
  'tug | 工作 | {h} | 我的下午',
  'reality | 本来想说 | 早上好 | 结果说了 | {h}',
  'before-after | 喝咖啡前 | 没有意见 | 喝咖啡后 | {h}',
  'calm | {h} | 我先把茶喝完。',
  'domino | {h} | 一下午没了',
];

/** "Both X and Y …", but not in words for peace and for cities. */
export const both =
  '^(?<left>[^，。]{1,10})和(?![平谐解睦])(?<right>[^，。]{1,10})(?<![首成古])都(?!市|会区)(?<both>.{3,20})$';
