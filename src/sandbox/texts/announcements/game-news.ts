import type { AnnouncementSeed } from './announcement-seed'

/** Announcements of new games. */
export const gameNews: readonly AnnouncementSeed[] = [
  {
    id: 'new_slots',
    about: 'freePlay',
    type: 'B',
    daysAgo: 2,
    hour: 5,
    pictures: ['news-reels'],
    en: {
      title: 'Forty new slots this week',
      lines: [
        'CQ9, MG and PNG have sent us forty new games. Find them in the slots lobby under “New”.',
        'You can try every one of them in the free demo first.',
      ],
    },
    vi: {
      title: 'Bốn mươi trò nổ hũ mới trong tuần',
      lines: [
        'CQ9, MG và PNG vừa ra mắt bốn mươi trò mới. Bạn tìm thấy chúng trong sảnh nổ hũ, mục “Mới”.',
        'Tất cả đều có thể chơi thử miễn phí trước.',
      ],
    },
    fil: {
      title: 'Apatnapung bagong slots ngayong linggo',
      lines: [
        'May apatnapung bagong slots mula sa CQ9, MG at PNG. Makikita mo sila sa lobby ng slots, sa ilalim ng “Bago”.',
        'Puwede munang subukan ang bawat isa sa free demo.',
      ],
    },
  },
  {
    id: 'live_tables',
    type: 'B',
    daysAgo: 4,
    hour: 10,
    pictures: ['news-reels'],
    en: {
      title: 'More live tables in the evening',
      lines: [
        'From 18:00 to 02:00 (GMT+7) twelve more baccarat tables are open, four of them with dealers who speak Vietnamese.',
      ],
    },
    vi: {
      title: 'Thêm bàn trực tiếp vào buổi tối',
      lines: [
        'Từ 18:00 đến 02:00 (GMT+7) có thêm mười hai bàn baccarat, trong đó bốn bàn có người chia bài nói tiếng Việt.',
      ],
    },
    fil: {
      title: 'Mas maraming live table sa gabi',
      lines: [
        'Mula 18:00 hanggang 02:00 (GMT+7), may labindalawa pang baccarat table na bukas, apat dito ang may dealer na nagsasalita ng Vietnamese.',
      ],
    },
  },
  {
    id: 'sports_season',
    type: 'H',
    daysAgo: 6,
    hour: 12,
    pictures: ['news-trophy'],
    en: {
      title: 'Every match of the season, live',
      lines: [
        'Five football leagues, the tennis tour and basketball every night: more than 2,000 events a week, with live statistics for each.',
        '- Odds before the match and while it is on.',
        '- Your open bets are listed beside the matches.',
      ],
    },
    vi: {
      title: 'Trực tiếp mọi trận đấu của mùa giải',
      lines: [
        'Năm giải bóng đá, các giải quần vợt và bóng rổ mỗi đêm: hơn 2.000 sự kiện mỗi tuần với số liệu trực tiếp.',
        '- Kèo trước trận và trong trận.',
        '- Cược đang chờ của bạn nằm ngay bên cạnh các trận.',
      ],
    },
    fil: {
      title: 'Bawat laban ng season, live',
      lines: [
        'Limang football league, ang tennis tour at basketball gabi-gabi: mahigit 2,000 events kada linggo, may live stats ang bawat isa.',
        '- Odds bago ang laban at habang tumatakbo ito.',
        '- Nasa tabi ng mga laban ang bukas mong taya.',
      ],
    },
  },
  {
    id: 'lottery_times',
    about: 'lottery',
    type: 'B',
    daysAgo: 8,
    hour: 11,
    pictures: ['news-calendar'],
    en: {
      title: 'Draw times in the three regions',
      lines: [
        'South 16:15, Central 17:15, North 18:15 (GMT+7). Betting closes five minutes before.',
        'The numbers are in the lobby as soon as they are drawn.',
      ],
    },
    vi: {
      title: 'Giờ quay số ba miền',
      lines: [
        'Miền Nam 16:15, miền Trung 17:15, miền Bắc 18:15 (GMT+7). Ngừng nhận cược trước năm phút.',
        'Kết quả hiện trong sảnh ngay khi quay số.',
      ],
    },
    fil: {
      title: 'Oras ng draw sa tatlong rehiyon',
      lines: [
        'Timog 16:15, Gitna 17:15, Hilaga 18:15 (GMT+7). Sarado ang tayaan limang minuto bago nito.',
        'Lumalabas sa lobby ang mga numero habang dino-draw.',
      ],
    },
  },
  {
    id: 'fishing_room',
    about: 'fishing',
    type: 'B',
    daysAgo: 18,
    hour: 6,
    pictures: ['news-reels'],
    en: {
      title: 'Fishing in rooms of four',
      lines: ['You can now play the fishing games of CQ9 and RTG with friends: open a room and share its number.'],
    },
    vi: {
      title: 'Bắn cá theo phòng bốn người',
      lines: ['Các trò bắn cá của CQ9 và RTG nay cho phép chơi cùng bạn bè: mở phòng và chia sẻ số phòng.'],
    },
    fil: {
      title: 'Fishing rooms para sa apat',
      lines: [
        'Sa fishing games ng CQ9 at RTG, puwede ka nang umupo sa table kasama ang mga kaibigan: magbukas ng room at i-share ang number nito.',
      ],
    },
  },
]
