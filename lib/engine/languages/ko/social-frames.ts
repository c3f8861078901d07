import type { SocialFrames } from '../joke-words.ts';

/** Situations that everybody knows, around what a source says and what it is about. */
export const socialFrames: SocialFrames = {
  claimed: [
    'nobody | 미용사: 요즘 어때요? | 나: | {h}',
    'nobody | 팀장: 질문 있나요? | 퇴근 2분 전의 나: | {h}',
    'nobody | 동료: 안녕. | 나: | {h}',
    'exchange | 엄마야. 별일 없지? | {h}',
    'exchange | 오늘 회사에서 뭐 배웠어? | {h}',
    'chat | 뭐 새로운 일 있어? | {h} | 네 얘기 말이야.',
    'chat | 예쁜 말 하나 해 줘. | {h} | 잘 자.',
    'proclaim | 인사만 한 동료에게 설명하는 나 | {h}',
    'proclaim | 밥이 늦는 이유를 고양이에게 설명하는 나 | {h}',
    'proclaim | 내 결혼식 축사, 첫 문장 | {h}',
    'thoughts | 휴대폰 내려놨고. | 눈도 감았고. | {h}',
    'shocked | 지하철에서 옆 사람 화면을 본 나: {h}',
  ],
  named: [
    'thoughts | 그거 이름이 뭐였지? | 됐어, 자자. | {t}!',
    'exchange | 오늘 저녁에 뭐 해? | {t}.',
    'chat | 지금 무슨 생각해? | {t}. | 내 생각 하는 줄.',
    'nobody | 소개팅: 취미가 뭐예요? | 바로 답하는 나: | {t}',
    'tug | 오늘 할 일 전부 | {t} | 나',
    'exchange | 인생에서 소중한 세 가지? | {t}, 밥, 잠.',
    'butterfly | 나 | 열린 탭 열두 개: {t} | 이게 취미인가?',
    'levels | {t}? 그게 뭔데 | 한 페이지 읽음 | 탭 열두 개 엶 | 모임에서 설명함',
    'tempted | 나 | 해야 할 일 | {t}',
    'domino | ‘{t}’ 한 번 클릭 | 내 오후 전부',
  ],
  spoken: [
    'exchange | ‘{t}’, 한 문장으로! | {l}',
    'chat | 지금 무슨 생각해? | {l} | 또 ‘{t}’ 얘기네.',
    'nobody | 소개팅: 뭐 좋아하세요? | ‘{t}’ 얘기하는 나: | {l}',
    'nobody | 모두: 식사 중 | ‘{t}’ 소리를 들은 나: | {l}',
    'proclaim | ‘{t}’ 글 하나 읽은 나 | {l}',
    'proclaim | 아기에게 ‘{t}’ 설명하기 | {l}',
    'thoughts | 자자. | ‘{t}’ 생각은 내일. | {l}',
    'sign | {l} | 한 문장으로 보는 ‘{t}’',
    'chat | 주제는 ‘{t}’. 1분 드립니다. | {l} | 4초 지났어요.',
    'shocked | ‘{t}’ 처음 알게 된 나: {l}',
  ],
};
