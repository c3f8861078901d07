import type { IconWords } from '../language.ts';

export const icons: IconWords = {
  words: {
    airplane: '飛行機 航空',
    bed: '睡眠 寝る 眠る',
    bicycle: '自転車',
    book: '読書 書籍',
    brain: '脳 記憶',
    car: '自動車',
    coffee: 'コーヒー カフェイン',
    coins: '貯金 節約 費用 価格',
    drop: '水を飲 水分',
    'fork-knife': '食事 料理 レストラン',
    heart: '健康 心臓',
    house: '住宅 住まい',
    lightning: '電気 電力 エネルギー',
    'person-simple-walk': '散歩 歩く',
    sun: '太陽 日光',
    thermometer: '温度 気温 気候',
    train: '電車 鉄道 列車',
    tree: '森林 樹木',
    users: '家族 友人',
    'device-mobile': 'スマートフォン スマホ 携帯電話',
  },
};
