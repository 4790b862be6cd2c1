import type { PromotionSeed } from './promotion-seed'

/** A raffle for everybody, an upcoming promotion, and one that has ended. */
export const datedPromotions: readonly PromotionSeed[] = [
  {
    id: 'weekly_raffle',
    category: 'raffle',
    picture: 'promotion-weekly-raffle',
    starts: null,
    ends: null,
    en: {
      title: 'Raffle of the week',
      summary: 'Bet 500,000 in a week and draw once. Every draw wins.',
      lines: [
        'Bet 500,000 from Monday to Sunday and you draw once. There are no blanks.',
        '## Prizes',
        '- First prize: 500,000.',
        '- Second prize: 50,000.',
        '- Third prize: 10,000.',
        '- Everybody else: a consolation prize.',
        '## Terms',
        '- You can draw until two days after the end of the week.',
        '- What you win can be withdrawn at once.',
      ],
    },
    vi: {
      title: 'Vòng quay tuần',
      summary: 'Cược đủ 500.000 trong tuần để quay một lượt. Lượt nào cũng trúng.',
      lines: [
        'Cược đủ 500.000 từ thứ Hai đến Chủ nhật được quay một lượt. Không có ô trống.',
        '## Giải thưởng',
        '- Giải nhất: 500.000.',
        '- Giải nhì: 50.000.',
        '- Giải ba: 10.000.',
        '- Còn lại: giải khuyến khích.',
        '## Điều kiện',
        '- Lượt quay được giữ thêm hai ngày sau khi tuần kết thúc.',
        '- Giải trúng có thể rút ngay.',
      ],
    },
    fil: {
      title: 'Raffle ng linggo',
      summary: 'Tumaya ng 500,000 sa isang linggo at bumunot nang isang beses. Laging may panalo.',
      lines: [
        'Tumaya ng 500,000 mula Lunes hanggang Linggo at may isang draw ka. Walang blangko.',
        '## Mga premyo',
        '- Unang premyo: 500,000.',
        '- Ikalawang premyo: 50,000.',
        '- Ikatlong premyo: 10,000.',
        '- Sa lahat ng iba: consolation prize.',
        '## Terms',
        '- Puwedeng bumunot hanggang dalawang araw pagkatapos ng linggo.',
        '- Puwedeng i-withdraw agad ang nabunot.',
      ],
    },
  },
  {
    id: 'lantern_days',
    category: 'season',
    picture: 'promotion-lantern-days',
    starts: 12,
    ends: 26,
    en: {
      title: 'Lantern days',
      summary: 'Two weeks, one lantern a day: light it with a bet and see what is inside.',
      lines: [
        'A lantern waits for you each day from the first. It goes out at midnight.',
        '## How it works',
        '- Join once, during the two weeks.',
        '- Your first bet of the day lights the lantern of the day.',
        '## Terms',
        '- One lantern per day and account.',
      ],
    },
    vi: {
      title: 'Những ngày đèn lồng',
      summary: 'Hai tuần, mỗi ngày một chiếc đèn lồng: đặt cược để thắp sáng và nhận quà bên trong.',
      lines: [
        'Từ ngày đầu tiên, mỗi ngày có một chiếc đèn lồng chờ bạn. Đèn tắt lúc nửa đêm.',
        '## Cách tham gia',
        '- Tham gia một lần, trong hai tuần này.',
        '- Cược đầu tiên trong ngày sẽ thắp sáng chiếc đèn của ngày đó.',
        '## Điều kiện',
        '- Mỗi tài khoản một chiếc đèn mỗi ngày.',
      ],
    },
    fil: {
      title: 'Mga araw ng parol',
      summary: 'Dalawang linggo, isang parol bawat araw: sindihan sa taya at tingnan ang laman.',
      lines: [
        'Mula sa unang araw, may parol na naghihintay sa iyo araw-araw. Namamatay ito sa hatinggabi.',
        '## Paano ito',
        '- Sumali nang isang beses, sa loob ng dalawang linggo.',
        '- Ang unang taya mo sa araw ang magsisindi sa parol ng araw.',
        '## Terms',
        '- Isang parol bawat araw at account.',
      ],
    },
  },
  {
    id: 'monsoon_cup',
    category: 'season',
    picture: 'promotion-monsoon-cup',
    starts: -45,
    ends: -6,
    en: {
      title: 'The monsoon cup',
      summary: 'Five weeks of play, one cup. The winner has been found.',
      lines: [
        'The cup is over. Thank you for playing: the winners were told in a message.',
        '## Terms',
        '- Prizes can be claimed for 30 days.',
      ],
    },
    vi: {
      title: 'Cúp mùa mưa',
      summary: 'Năm tuần tranh tài, một chiếc cúp. Người thắng đã có tên.',
      lines: [
        'Giải đấu đã kết thúc. Cảm ơn bạn đã tham gia: người thắng đã được thông báo qua tin nhắn.',
        '## Điều kiện',
        '- Giải đã trúng có thể nhận trong 30 ngày.',
      ],
    },
    fil: {
      title: 'Ang monsoon cup',
      summary: 'Limang linggo ng laro, isang kopa. May nanalo na.',
      lines: [
        'Tapos na ang kopa. Salamat sa paglalaro: nasabihan na sa mensahe ang mga nanalo.',
        '## Terms',
        '- Makukuha ang napanalunang premyo sa loob ng 30 araw.',
      ],
    },
  },
]
