import type { Article } from './article'
import type { Spoken } from './spoken'

type Texts = Spoken<Article>

/** The first message of the service window. */
export const supportGreeting = {
  everyone: {
    en: {
      title: '{{brand}} customer service',
      lines: ['Hello, this is {{brand}} customer service. How can we help you?'],
    },
    vi: {
      title: 'Chăm sóc khách hàng {{brand}}',
      lines: ['Xin chào, {{brand}} xin nghe. Chúng tôi có thể giúp gì cho bạn?'],
    },
    fil: {
      title: '{{brand}} customer service',
      lines: ['Hello, ito ang customer service ng {{brand}}. Paano kami makakatulong sa iyo?'],
    },
  },
  vip: {
    en: {
      title: '{{brand}} VIP service',
      lines: ['Welcome back. Your personal contact at {{brand}} is here for you. How can we help?'],
    },
    vi: {
      title: 'Chăm sóc VIP {{brand}}',
      lines: ['Chào mừng bạn trở lại. Chuyên viên riêng của {{brand}} đang hỗ trợ bạn. Chúng tôi có thể giúp gì?'],
    },
    fil: {
      title: '{{brand}} VIP service',
      lines: ['Welcome back. Kasama mo na ang personal contact mo sa {{brand}}. Paano kami makakatulong sa iyo?'],
    },
  },
} satisfies Record<string, Texts>

export type Topic = keyof typeof supportTopics

/** Topics of the service window with their answers. The title is the question. */
export const supportTopics = {
  signIn: {
    en: {
      title: 'I cannot sign in',
      lines: [
        'First check whether you are using your username or the mobile number you registered with.',
        'If you have lost your password, choose “Forgot password?” when you sign in. We send you a new password by email or a code by SMS; none of us will ever ask you for either.',
      ],
    },
    vi: {
      title: 'Tôi không đăng nhập được',
      lines: [
        'Trước hết, hãy kiểm tra xem bạn đang dùng tên đăng nhập hay số điện thoại đã đăng ký.',
        'Nếu quên mật khẩu, hãy chọn “Quên mật khẩu?” khi đăng nhập. Chúng tôi gửi mật khẩu mới qua email hoặc mã qua SMS; không nhân viên nào hỏi bạn những thông tin này.',
      ],
    },
    fil: {
      title: 'Hindi ako maka-log in',
      lines: [
        'Tingnan muna kung username o ang naka-register na mobile number ang gamit mo.',
        'Kung nakalimutan ang password, piliin ang “Forgot password?” kapag magla-log in. Magse-send kami ng bagong password sa email o code sa SMS; wala sa amin ang hihingi nito sa iyo kahit kailan.',
      ],
    },
  },
  deposit: {
    en: {
      title: 'When does my deposit arrive?',
      lines: [
        'Most deposits arrive within five minutes; USDT takes about 15 minutes.',
        'If yours takes longer, keep the receipt: its number lets us find the payment at once.',
      ],
    },
    vi: {
      title: 'Khi nào tiền nạp được cộng?',
      lines: [
        'Phần lớn lệnh nạp được cộng trong năm phút; USDT mất khoảng 15 phút.',
        'Nếu lâu hơn, hãy giữ biên nhận: với mã trên đó, chúng tôi tìm được ngay khoản tiền.',
      ],
    },
    fil: {
      title: 'Kailan papasok ang deposit ko?',
      lines: [
        'Karamihan ng deposit ay pumapasok sa loob ng limang minuto; mga 15 minuto ang USDT.',
        'Kung mas matagal ang sa iyo, itabi ang resibo: gamit ang reference number, makikita namin agad ang bayad.',
      ],
    },
  },
  promotions: {
    en: {
      title: 'How do I join a promotion?',
      lines: [
        'Open the promotion on the page “Promotions” and read its terms. Most of them apply automatically from your next deposit or bet.',
      ],
    },
    vi: {
      title: 'Làm sao để tham gia khuyến mãi?',
      lines: [
        'Mở chương trình ở trang “Khuyến mãi” và đọc điều kiện. Phần lớn được tính tự động từ lần nạp hoặc lượt cược tiếp theo.',
      ],
    },
    fil: {
      title: 'Paano sumali sa promo?',
      lines: [
        'Buksan ang promo sa page na “Mga promo” at basahin ang terms. Karamihan ay kusa nang binibilang mula sa susunod mong deposit o taya.',
      ],
    },
  },
  limits: {
    en: {
      title: 'I want to play less',
      lines: [
        'We are glad you told us. Under “Limits” you can set a limit for deposits, for losses and for the time you play, and exclude yourself for up to a year.',
        'A lower limit applies at once; a higher one after 24 hours.',
      ],
    },
    vi: {
      title: 'Tôi muốn chơi ít lại',
      lines: [
        'Cảm ơn bạn đã chia sẻ. Ở mục “Giới hạn”, bạn có thể đặt giới hạn nạp tiền, giới hạn thua và thời gian chơi, và tự khóa tài khoản đến một năm.',
        'Giới hạn thấp hơn có hiệu lực ngay; giới hạn cao hơn có hiệu lực sau 24 giờ.',
      ],
    },
    fil: {
      title: 'Gusto kong bawasan ang paglalaro',
      lines: [
        'Salamat sa pagsabi. Sa “Mga limit”, puwede kang mag-set ng limit sa deposit, sa talo at sa oras ng paglalaro, at mag-self-exclude nang hanggang isang taon.',
        'Epektibo agad ang mas mababang limit; pagkalipas ng 24 oras pa ang mas mataas.',
      ],
    },
  },
  person: {
    en: {
      title: 'I want to talk to a person',
      lines: [
        'This window belongs to the sandbox and only simulates customer service. On the real site somebody answers here day and night.',
      ],
    },
    vi: {
      title: 'Tôi muốn nói chuyện với nhân viên',
      lines: [
        'Cửa sổ này thuộc bản thử nghiệm và chỉ mô phỏng dịch vụ. Trên trang thật, nhân viên trả lời cả ngày lẫn đêm.',
      ],
    },
    fil: {
      title: 'Gusto kong makausap ang isang tao',
      lines: [
        'Bahagi ng sandbox ang window na ito at ginagaya lang nito ang customer service. Sa totoong site, may sumasagot dito araw at gabi.',
      ],
    },
  },
} satisfies Record<string, Texts>
