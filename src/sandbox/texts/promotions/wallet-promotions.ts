import type { PromotionSeed } from './promotion-seed'

export const walletPromotions: readonly PromotionSeed[] = [
  {
    id: 'friday_reload',
    category: 'deposit',
    picture: 'promotion-friday-reload',
    starts: -60,
    ends: 120,
    en: {
      title: 'Friday adds a fifth',
      summary: '20% on every first deposit of a Friday, for the weekend’s play.',
      lines: [
        'Each Friday, from 00:00 to 24:00 (UTC+7), we add a fifth to your first deposit of the day.',
        '## How it works',
        '- Deposit on a Friday and choose “Friday” as the promotion.',
        '- The bonus is in your wallet before the deposit’s receipt.',
        '## Terms',
        '- Played 10 times before a withdrawal.',
        '- Not together with another bonus on the same deposit.',
      ],
    },
    vi: {
      title: 'Thứ Sáu thêm 20%',
      summary: 'Tặng 20% cho lần nạp đầu tiên mỗi thứ Sáu, để cuối tuần thêm vui.',
      lines: [
        'Mỗi thứ Sáu, từ 00:00 đến 24:00 (UTC+7), lần nạp đầu tiên trong ngày được tặng thêm một phần năm.',
        '## Cách tham gia',
        '- Nạp tiền vào thứ Sáu và chọn khuyến mãi “Thứ Sáu”.',
        '- Tiền thưởng được cộng ngay khi nạp thành công.',
        '## Điều kiện',
        '- Cần đạt 10 vòng cược trước khi rút.',
        '- Không áp dụng cùng khuyến mãi khác trên cùng một lần nạp.',
      ],
    },
  },
  {
    id: 'weekly_cashback',
    category: 'cashback',
    picture: 'promotion-weekly-cashback',
    starts: null,
    ends: null,
    en: {
      title: 'Eight per cent come back',
      summary: 'Every Monday up to 8% of last week’s losses at live tables return to you.',
      lines: [
        'A week without luck weighs less: on Monday a part of what you lost is back, without anything to apply for.',
        '## How much',
        '- Rank levels 1 and 2: 5%.',
        '- Rank levels 3 and 4: 6.5%.',
        '- Rank level 5 and above: 8%.',
        '## Terms',
        '- What counts is bets less wins, Monday to Sunday (UTC+7).',
        '- Played once before a withdrawal.',
      ],
    },
    vi: {
      title: 'Hoàn trả đến 8%',
      summary: 'Mỗi thứ Hai hoàn đến 8% số tiền thua tại sòng trực tiếp tuần trước.',
      lines: [
        'Một tuần kém may sẽ nhẹ hơn: thứ Hai, một phần số tiền thua được hoàn lại mà không cần đăng ký.',
        '## Mức hoàn',
        '- Cấp bậc 1 và 2: 5%.',
        '- Cấp bậc 3 và 4: 6,5%.',
        '- Từ cấp bậc 5: 8%.',
        '## Điều kiện',
        '- Tính bằng tổng cược trừ tiền thắng, từ thứ Hai đến Chủ nhật (UTC+7).',
        '- Cần đạt 1 vòng cược trước khi rút.',
      ],
    },
  },
]
