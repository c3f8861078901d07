import type { GenreFrames, GenreSigns } from '../words/joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | みんな：無言 | 朝食中の父： | {h}',
    'thoughts | 洗濯物：外。 | 窓：全開。 | {h}',
    'proclaim | 傘一本で立ち向かう私： | {h}',
  ],
  price: [
    'nobody | 口座：残り12円 | 私： | {h}',
    'thoughts | 必要：なし。 | お得：かなり。 | {h}',
    'reality | 家で言った値段 | 「ほぼタダ」 | 本当の値段 | {n}',
  ],
  review: [
    'nobody | みんな：おはよう | レビューを九つ読んだ私： | {h}',
    'thoughts | 今のも使える。 | まだ二年目。 | {h}',
    'proclaim | 店員に語る私： | {h}',
  ],
  release: [
    'nobody | 発表中の私のパソコン： | 再起動しますか？ | {h}',
    'thoughts | 今は動く。 | 誰も触るな。 | {h}',
    'proclaim | 二つ前のバージョンを使う私： | {h}',
  ],
  deploy: [
    'nobody | 金曜、16時58分 | 私： | {h}',
    'thoughts | 金曜日だ。 | テストは通った。 | {h}',
    'proclaim | 切り戻しに手をかけた私： | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather: '天気|雨|雪|晴れ|曇り|気温|猛暑|寒波|(?<![地魚機])雷(?!同)|傘(?!下)|気象庁',
  price: '価格|値段|値下げ|割引|セール|特価|お得|クーポン|安い|激安|半額|節約',
  review: '(?<!プ)レビュー|使ってみた|試してみた|良い点|悪い点|欠点|満足度|実機|使用感|総評|開封',
  release:
    '(?<!プレス|ニュース)リリース|バージョン|アップデート|更新(?:版|プログラム)|新機能|提供開始|ベータ版|不具合修正',
  deploy: 'デプロイ|本番環境|ロールバック|切り戻し|ホットフィックス|CI/CD|ステージング環境|オンコール',
};
