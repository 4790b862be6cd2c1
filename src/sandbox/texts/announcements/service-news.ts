import type { AnnouncementSeed } from './announcement-seed'

/** Announcements about the service. */
export const serviceNews: readonly AnnouncementSeed[] = [
  {
    id: 'welcome',
    type: 'PU',
    daysAgo: 0,
    hour: 1,
    pictures: ['news-megaphone'],
    en: {
      title: 'Welcome to {{brand}}',
      lines: [
        'It is good to have you here. Customer service answers day and night, in your own language.',
        '## Good to know',
        '- Your balance is at the top of every page.',
        '- Your bets and payments are listed in your member centre.',
        '- You can set your own limits at any time.',
      ],
    },
    vi: {
      title: 'Chào mừng đến với {{brand}}',
      lines: [
        'Rất vui được đón bạn. Chăm sóc khách hàng luôn sẵn sàng cả ngày lẫn đêm, bằng tiếng Việt.',
        '## Thông tin hữu ích',
        '- Số dư luôn hiển thị ở đầu mỗi trang.',
        '- Cược và giao dịch của bạn nằm trong trung tâm thành viên.',
        '- Bạn có thể đặt giới hạn chơi cho mình bất cứ lúc nào.',
      ],
    },
    fil: {
      title: 'Welcome sa {{brand}}',
      lines: [
        'Masaya kaming nandito ka. Sumasagot ang customer service namin araw at gabi, sa wika mo.',
        '## Dapat malaman',
        '- Nasa taas ng bawat page ang balance mo.',
        '- Nasa member center ang listahan ng mga taya at bayad mo.',
        '- Puwede kang mag-set ng limit sa paglalaro mo anumang oras.',
      ],
    },
  },
  {
    id: 'maintenance',
    type: 'B',
    daysAgo: 1,
    hour: 3,
    pictures: ['news-gears'],
    en: {
      title: 'Short maintenance on Wednesday morning',
      lines: [
        'On Wednesday from 04:00 to 05:00 (GMT+7) we are working on the wallets. Open games keep their state.',
        '- Deposits and withdrawals pause for that hour.',
        '- All games stay open.',
      ],
    },
    vi: {
      title: 'Bảo trì ngắn vào sáng thứ Tư',
      lines: [
        'Thứ Tư từ 04:00 đến 05:00 (GMT+7), chúng tôi nâng cấp ví. Các ván đang chơi được giữ nguyên.',
        '- Nạp và rút tạm dừng trong một giờ đó.',
        '- Mọi trò chơi vẫn mở.',
      ],
    },
    fil: {
      title: 'Maikling maintenance sa Miyerkules ng umaga',
      lines: [
        'Sa Miyerkules, 04:00 hanggang 05:00 (GMT+7), aayusin namin ang mga wallet. Mananatili ang lagay ng mga larong bukas sa oras na iyon.',
        '- Hinto muna ang deposit at withdrawal sa oras na iyon.',
        '- Bukas pa rin ang lahat ng laro.',
      ],
    },
  },
  {
    id: 'service_hours',
    type: 'B',
    daysAgo: 12,
    hour: 8,
    pictures: ['news-megaphone'],
    en: {
      title: 'Customer service now answers within a minute',
      lines: [
        'Our live chat team has grown by a third. Last week nine out of ten questions were answered within a minute.',
        'From rank 5 you have a personal contact: VIP customer service in the right bar.',
      ],
    },
    vi: {
      title: 'Chăm sóc khách hàng trả lời trong vòng một phút',
      lines: [
        'Đội ngũ chat trực tuyến đã tăng thêm một phần ba. Tuần qua, chín phần mười số câu hỏi được trả lời trong vòng một phút.',
        'Từ hạng 5, bạn có chuyên viên riêng: chăm sóc khách hàng VIP ở thanh bên phải.',
      ],
    },
    fil: {
      title: 'May sagot na ang customer service sa loob ng isang minuto',
      lines: [
        'Nadagdagan ng isang-katlo ang live chat team namin. Nitong nakaraang linggo, siyam sa sampung tanong ang nasagot sa loob ng isang minuto.',
        'Mula rank 5, may personal contact ka na: ang VIP customer service sa kanang bar.',
      ],
    },
  },
  {
    id: 'app_update',
    type: 'B',
    daysAgo: 5,
    hour: 6,
    pictures: ['news-phone'],
    en: {
      title: 'The app opens twice as fast',
      lines: [
        'The new version of our app is ready for Android and iOS.',
        '- It opens in half the time.',
        '- Sign in with your fingerprint or face.',
        '- Bet results arrive as a notification.',
        'Download it under “Get the app”. The old version works until the end of the month.',
      ],
    },
    vi: {
      title: 'Ứng dụng mở nhanh gấp đôi',
      lines: [
        'Phiên bản mới của ứng dụng đã có cho Android và iOS.',
        '- Thời gian mở giảm một nửa.',
        '- Đăng nhập bằng vân tay hoặc khuôn mặt.',
        '- Kết quả cược được gửi qua thông báo.',
        'Tải ở mục “Tải ứng dụng”. Phiên bản cũ dùng được đến cuối tháng.',
      ],
    },
    fil: {
      title: 'Dalawang beses na mas mabilis bumukas ang app',
      lines: [
        'Handa na ang bagong version ng app namin para sa Android at iOS.',
        '- Kalahati na lang ang tagal ng pagbukas nito.',
        '- Mag-log in gamit ang fingerprint o mukha.',
        '- Dumarating bilang notification ang resulta ng mga taya mo.',
        'I-download ito sa “Kunin ang app”. Gagana ang lumang version hanggang katapusan ng buwan.',
      ],
    },
  },
  {
    id: 'new_domain',
    type: 'H',
    daysAgo: 3,
    hour: 2,
    pictures: ['news-shield'],
    en: {
      title: 'Choose the fastest way to us',
      lines: [
        'The speed test in the footer measures all our addresses from where you are and shows the fastest one.',
        'Please bookmark addresses from this list only. We never send them by message.',
      ],
    },
    vi: {
      title: 'Chọn đường truyền nhanh nhất',
      lines: [
        'Công cụ đo tốc độ ở chân trang kiểm tra mọi địa chỉ của chúng tôi từ nơi bạn truy cập và chỉ ra địa chỉ nhanh nhất.',
        'Chỉ lưu các địa chỉ trong danh sách này. Chúng tôi không bao giờ gửi địa chỉ qua tin nhắn.',
      ],
    },
    fil: {
      title: 'Piliin ang pinakamabilis na daan papunta sa amin',
      lines: [
        'Sinusukat ng speed test sa footer ang lahat ng address namin mula sa lugar mo at ipinapakita ang pinakamabilis.',
        'Ang mga address lang sa listahang ito ang i-bookmark. Hindi namin ipinapadala ang mga ito sa message.',
      ],
    },
  },
]
