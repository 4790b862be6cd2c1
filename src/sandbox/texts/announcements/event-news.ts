import type { AnnouncementSeed } from './announcement-seed'

/** Announcements of events. */
export const eventNews: readonly AnnouncementSeed[] = [
  {
    id: 'race_result',
    about: 'points',
    type: 'PR',
    daysAgo: 1,
    hour: 9,
    pictures: ['news-trophy'],
    en: {
      title: 'Winners of last week’s slots race',
      lines: [
        'The first three places went to players whose names end in …nh88, …lan and …ky7. All fifty prizes have been paid.',
        'The next race has begun: every spin counts automatically.',
      ],
    },
    vi: {
      title: 'Kết quả cuộc đua nổ hũ tuần trước',
      lines: [
        'Ba vị trí đầu thuộc về người chơi có tên kết thúc bằng …nh88, …lan và …ky7. Năm mươi giải đã được trả.',
        'Cuộc đua mới đã bắt đầu: mỗi vòng quay đều được tính tự động.',
      ],
    },
    fil: {
      title: 'Ang mga nanalo sa slots race noong nakaraang linggo',
      lines: [
        'Napunta ang unang tatlong puwesto sa mga player na ang pangalan ay nagtatapos sa …nh88, …lan at …ky7. Nabayaran na ang lahat ng limampung premyo.',
        'Nagsimula na ang susunod na race: kusang nabibilang ang bawat spin.',
      ],
    },
  },
  {
    id: 'mission_month',
    about: 'points',
    type: 'PR',
    daysAgo: 6,
    hour: 3,
    pictures: ['news-calendar'],
    en: {
      title: 'Missions of the month',
      lines: [
        'Thirty small missions, from a first spin to a week of live casino. Points for each are yours at once.',
        '- Ten missions done: double points for a day.',
        '- Thirty missions done: a place on the leaderboard.',
      ],
    },
    vi: {
      title: 'Nhiệm vụ của tháng',
      lines: [
        'Ba mươi nhiệm vụ nhỏ, từ vòng quay đầu tiên đến một tuần chơi casino trực tuyến. Điểm được cộng ngay.',
        '- Xong mười nhiệm vụ: nhân đôi điểm trong một ngày.',
        '- Xong ba mươi nhiệm vụ: có tên trên bảng xếp hạng.',
      ],
    },
    fil: {
      title: 'Mga misyon ng buwan',
      lines: [
        'Tatlumpung maliliit na misyon, mula sa unang spin hanggang isang linggo ng live casino. Sa iyo agad ang points ng bawat isa.',
        '- Sampung misyon na tapos: double points nang isang araw.',
        '- Tatlumpung misyon na tapos: puwesto sa leaderboard.',
      ],
    },
  },
  {
    id: 'point_mall',
    about: 'points',
    type: 'PR',
    daysAgo: 11,
    hour: 5,
    pictures: ['news-coins'],
    en: {
      title: 'New rewards in the point mall',
      lines: [
        'You can now redeem points for bonuses, vouchers and gifts, from a coffee to a phone. Points never expire.',
      ],
    },
    vi: {
      title: 'Quà mới trong cửa hàng điểm',
      lines: ['Đổi điểm lấy tiền thưởng, phiếu quà và quà tặng, từ cà phê đến điện thoại. Điểm không bao giờ hết hạn.'],
    },
    fil: {
      title: 'Mga bagong reward sa point mall',
      lines: [
        'I-redeem ang points para sa bonus, voucher at regalo, mula kape hanggang phone. Hindi nag-e-expire ang points.',
      ],
    },
  },
  {
    id: 'agent_evening',
    about: 'agents',
    type: 'B',
    daysAgo: 16,
    hour: 12,
    pictures: ['news-megaphone'],
    en: {
      title: 'Become a partner of {{brand}}',
      lines: [
        'Bring players and share in what the house earns. The agent centre shows your team, its bets and your income every day.',
        'Ask customer service for the terms.',
      ],
    },
    vi: {
      title: 'Trở thành đại lý của {{brand}}',
      lines: [
        'Giới thiệu người chơi và cùng chia sẻ lợi nhuận. Trung tâm đại lý cho thấy đội, cược của đội và thu nhập mỗi ngày.',
        'Liên hệ chăm sóc khách hàng để biết điều kiện.',
      ],
    },
    fil: {
      title: 'Maging partner ng {{brand}}',
      lines: [
        'Magdala ng players at makibahagi sa kita. Araw-araw ipinapakita ng agent center ang team mo, ang mga taya nila at ang kita mo.',
        'Magtanong sa customer service tungkol sa terms.',
      ],
    },
  },
  {
    id: 'fair_play',
    type: 'B',
    daysAgo: 24,
    hour: 4,
    pictures: ['news-shield'],
    en: {
      title: 'How we keep the games fair',
      lines: [
        'Every draw comes from a generator that an independent laboratory tests each quarter. The latest report found nothing wrong.',
        'One person has one account: that protects the promotions for everybody.',
      ],
    },
    vi: {
      title: 'Chúng tôi giữ trò chơi công bằng thế nào',
      lines: [
        'Mọi kết quả đến từ bộ tạo số ngẫu nhiên được phòng thí nghiệm độc lập kiểm tra mỗi quý. Báo cáo gần nhất không phát hiện sai sót.',
        'Mỗi người một tài khoản: điều đó bảo vệ khuyến mãi cho tất cả mọi người.',
      ],
    },
    fil: {
      title: 'Paano namin pinananatiling patas ang mga laro',
      lines: [
        'Galing ang bawat resulta sa generator na sinusuri ng isang independent lab kada quarter. Walang nakitang mali sa huling report.',
        'Isang tao, isang account: pinoprotektahan nito ang mga promo para sa lahat.',
      ],
    },
  },
]
