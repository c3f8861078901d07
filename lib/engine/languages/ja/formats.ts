/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | 今日読むべき書類 | {h}',
  'tempted | 私 | 今日中に終わらせること | {h}',
  'levels | {h} | {1} | {2} | 猫に全部話して聞かせる',
  'levels | 見出しをちらっと見る | {H} | もう一度読み返す | 猫に全部話して聞かせる',
  'buttons | {1} | {2} | 一つしか話す時間がない私',
  'buttons | 仕事に戻る | {h} | さっきの私',
  'fork | 仕事に戻る | もう一段落だけ読む | {h}',
  'sign | {h} | 異論は認める。',
  'panic | 「最近どう？」と聞かれる | {h} | 詳しく聞かれる',
  'exit | すぐ仕事に戻る | {h} | 私',
  'backfire | 食卓で気の利いたことを言う | {h} | みんなに「なぜ？」と聞かれる | みんなに「なぜ？」と聞かれる',
  'clown | 見出しだけ読む | {H} | {1} | 外はもう暗い',
  'clown | 見出しだけ読む | {H} | あと一段落だけ | 外はもう暗い',
  'handshake | 全部読んだ人 | 見出しだけ読んだ人 | 「{H}」',
  'handshake | 「{h}」を読んだ人 | 読んでいない人 | 揺るぎない意見',
  'handshake | {h} | 自分の予定表 | 初耳',
  'same | {h} | 今日の私の唯一の話題',
  'butterfly | 私 | {h} | これは雑談ですか？',
  'shocked | {H} | 見出しだけのつもりだった',
  'unmasking | 私との軽い雑談 | {h}',
  'scale | 今日やること全部 | {h}',
  'tug | 仕事 | {h} | 私の午後',
  'reality | 言いたかったこと | おはよう | 言ったこと | {h}',
  'before-after | コーヒー前 | 意見なし | コーヒー後 | {h}',
  'calm | {h} | とりあえず、お茶が冷めるので。',
  'domino | {h} | 私の午後、全滅',
];

/** "Both X and Y …", but not in adverbs ("always", "very"). */
export const both =
  '^(?!いつも|どうも|誰も|何も|最も|もっとも|とても|しかも|でも|それでも)(?<left>[^、。]{1,10})も(?![のうちしっと])(?<right>[^、。]{1,10})も(?![のうしっ])、?(?<both>.{3,20})$';
