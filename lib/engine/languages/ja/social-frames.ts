import type { SocialFrames } from '../joke-words.ts';

/** Situations that everybody knows, around what a source says and what it is about. */
export const socialFrames: SocialFrames = {
  claimed: [
    'nobody | 美容師「最近どうですか？」 | 私： | {h}',
    'nobody | 上司「質問は？」 | 定時二分前の私： | {h}',
    'nobody | 同僚「おはよう」 | 私： | {h}',
    'exchange | お母さんだけど、変わりない？ | {h}',
    'exchange | 今日、会社で何を学んだの？ | {h}',
    'chat | 何か変わったことあった？ | {h} | 君の話だよ。',
    'chat | 何か甘いこと言って。 | {h} | おやすみ。',
    'proclaim | 挨拶されただけなのに語る私 | {h}',
    'proclaim | 晩ごはんが遅れる理由を猫に説明する私 | {h}',
    'proclaim | 結婚式のスピーチ、最初の一言 | {h}',
    'thoughts | スマホは置いた。 | 目も閉じた。 | {h}',
    'shocked | 電車で隣の画面が見えた私：{h}',
  ],
  named: [
    'thoughts | あれ、何だっけ。 | いいから寝よう。 | {t}だ！',
    'exchange | 今夜の予定は？ | {t}。',
    'chat | 今、何考えてる？ | {t}。 | 私のことかと思った。',
    'nobody | 初デート「趣味は？」 | 即答する私： | {t}',
    'tug | 今日やるべきこと全部 | {t} | 私',
    'exchange | 人生で大切なものを三つ。 | {t}、ごはん、睡眠。',
    'butterfly | 私 | {t}のタブが十二個 | これは趣味ですか？',
    'levels | {t}？何それ | 一ページ読む | タブを十二個開く | 飲み会で説明する',
    'tempted | 私 | やるべきこと | {t}',
    'domino | 「{t}」をクリック | 午後がまるごと消える',
  ],
  spoken: [
    'exchange | 「{t}」について一言！ | {l}',
    'chat | 今、何考えてる？ | {l} | また「{t}」の話か。',
    'nobody | 初デート「ご趣味は？」 | 「{t}」を語る私： | {l}',
    'nobody | みんな：食事中 | 「{t}」と聞いた私： | {l}',
    'proclaim | 「{t}」の記事を一つ読んだ私 | {l}',
    'proclaim | 「{t}」を赤ちゃんに説明する | {l}',
    'thoughts | もう寝よう。 | 「{t}」は明日。 | {l}',
    'sign | {l} | 一言でわかる「{t}」',
    'chat | お題は「{t}」。一分でどうぞ。 | {l} | まだ四秒です。',
    'shocked | 「{t}」を知った私：{l}',
  ],
};
