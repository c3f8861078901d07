import type { NoteWords } from '../words/note-words.ts';
import { audienceReplies } from './audience-replies.ts';
import { concepts, numberWords } from './concepts.ts';
import { both, formats } from './formats.ts';

export const notes: NoteWords = {
  formats,
  numberWords,
  both,
  replies: audienceReplies,
  audiences: {
    developers: {
      names: '開発者|プログラマー?|エンジニア|開発チーム|技術者',
      frames: [
        'exchange | 何で詰まってる？ | {h}',
        'nobody | 朝会：一人二分 | 私： | {h}',
        'butterfly | 先輩エンジニア | 「{t}」 | これは軽いタスクですか？',
      ],
    },
    nurses: {
      names: '看護師|ナース|助産師|医療スタッフ|介護士',
      frames: [
        'exchange | 夜勤どうだった？ | {h}',
        'nobody | 休憩：四分 | 冷めたコーヒーと私： | {h}',
        'butterfly | 十二時間後の私 | 「{t}」 | これは休憩ですか？',
      ],
    },
    teachers: {
      names: '教師|先生|教員|教授|職員室',
      frames: [
        'chat | テストの質問は？ | {h} | テストの質問だよ。',
        'exchange | 宿題はどうした？ | {h}',
        'butterfly | うちのクラス | 「{t}」 | これはテストに出ますか？',
      ],
    },
    students: {
      names: '学生|生徒|大学生|高校生|新入生|受験生',
      frames: [
        'tempted | 私 | 明日締切のレポート | 「{t}」',
        'exchange | レポート進んだ？ | {h}',
        'nobody | 試験：六時間後 | 私： | {h}',
      ],
    },
    parents: {
      names: '保護者|親(?![切友戚日近])|ママ|パパ|子育て|両親',
      frames: [
        'thoughts | 子どもは寝た。 | やっとだ。 | {h}',
        'exchange | やっと二人きり。何を話した？ | {h}',
        'butterfly | 一人でスーパーの私 | 「{t}」 | これは休暇ですか？',
      ],
    },
    founders: {
      names: '起業家|創業者|スタートアップ|経営者|投資家',
      frames: [
        'exchange | 御社の強みは？ | {h}',
        'butterfly | 売上ゼロの私 | 「{t}」 | これは成長ですか？',
        'proclaim | ピッチ資料、一枚目の私 | {h}',
      ],
    },
    gamers: {
      names: 'ゲーマー|ゲーム好き|プレイヤー|eスポーツ|配信者',
      frames: [
        'exchange | もう一戦やる？ | {h}',
        'tempted | 私 | メインクエスト | 「{t}」',
        'butterfly | 私 | 「{t}」 | これはサブクエですか？',
      ],
    },
    designers: {
      names: 'デザイナー|クリエイター|イラストレーター|アートディレクター',
      frames: [
        'exchange | ロゴ、もう少し大きくできます？ | {h}',
        'butterfly | クライアント | 「{t}」 | これは軽微な修正？',
        'tempted | 私 | final_v2 | 「{t}」',
      ],
    },
    marketers: {
      names: 'マーケター|マーケティング|広告|宣伝|広報',
      frames: [
        'butterfly | ブランド担当 | 「{t}」 | これはバズですか？',
        'exchange | で、CTAは？ | {h}',
        'proclaim | 全84枚、3枚目の私 | {h}',
      ],
    },
    scientists: {
      names: '科学者|研究者|院生|博士|物理学者|生物学者',
      frames: [
        'exchange | 査読者2から一言。 | {h}',
        'tempted | 私 | 博論の第一章 | 「{t}」',
        'butterfly | n=3の私 | 「{t}」 | これは有意ですか？',
      ],
    },
    football: {
      names: 'サッカー|サポーター|フットボール|Jリーグ',
      frames: [
        'exchange | 主審はなぜ画面を見てる？ | {h}',
        'panic | 後半44分 | 二点リード | {H}',
        'butterfly | ポテチを食べる私 | 「{t}」 | これはアップですか？',
      ],
    },
    cycling: {
      names: '自転車|サイクリスト|サイクリング|ロードバイク|競輪',
      frames: [
        'exchange | なぜ坂で止まる？ | {h}',
        'tempted | 私 | 今の自転車 | 「{t}」',
        'butterfly | カフェ休憩の私 | 「{t}」 | これは練習ですか？',
      ],
    },
    office: {
      names: '職場|オフィス|同僚|会社の人|社員|うちのチーム|部署',
      frames: [
        'exchange | 最後に何かありますか？ | {h}',
        'nobody | 定時一分前 | あの同僚： | {h}',
        'backfire | 「{t}」の会議 | 次の会議が必要 | 次は研修が必要 | 次は研修が必要',
      ],
    },
  },
  concepts: {
    interviews: '面接|就活|採用|自己紹介をお願い',
    sleep: '起きて|目覚まし|枕|寝|睡眠|眠|布団|夜中|深夜|早起き|明日は早い',
    money:
      '(?<=[0-9０-９一二三四五六七八九十百千万億兆])円|円安|円高|ユーロ|(?<![ァ-ヶー])ドル(?![ァ-ヶー])|値段|価格|料金|お金|貯金|家賃|給料|銀行|残高|借金|請求書|お会計|投資',
    bosses: '上司|社長|部長|課長|経営者',
    family: '家族|(?<![酵分空])母(?![校音数国体])|(?<!秩)父|おじさん|親戚|子ども|両親|赤ちゃん|結婚式',
    dating: '(?<![ァ-ヶー])デート|恋愛|恋人|彼氏|彼女|二人の話|私たちの話|嫉妬',
    politics: '政治|選挙|政党|政府|投票',
    diets: 'ダイエット|カロリー|サラダ|ご飯|食事|食べ',
    sport: 'スポーツ|運動|試合|走った|サッカー|(?<![ァ-ヶー])ジム(?!ニー)',
    animals:
      '動物|猫|犬|ペット(?!ボトル)|(?<!群)馬(?![鹿力場])|牛(?![乳丼])|豚|羊|魚|ネズミ|蜂|ハチ|昆虫|蝶|ウサギ|狐|熊(?!本)|(?<![対印現気抽事表形])象(?!徴)|蛇(?![口行])',
    alcohol: '酒|(?<![ァ-ヶー])ビール|ワイン|飲み会|(?<!麻|心)酔',
    medicine: '医者|病院|病気|患者|歯医者|健康',
    meetings: '会議|朝会|打ち合わせ|研修|メール',
    ...concepts,
  },
  moods: {
    calm: '落ち着|穏やか|のんびり|優しい',
    loud: '大声|怒|元気|熱い',
    dramatic: '劇的|ドラマチック|衝撃|緊迫',
    silly: 'ばかばか|おバカ|ふざけ|シュール',
    dry: '淡々|真面目|皮肉|ドライ(?![ァ-ヶー])|ビジネス',
  },
  smallWords: '小さな?(?:文字|字)|文字を?小さ|文字多め|長い(?:文|言葉)',
  largeWords: '大きな?(?:文字|字)|文字を?大き|文字少なめ|短い(?:文|言葉)|言葉少な',
  showsImage: '配置|載せ',
};
