import type { AnnouncementSeed } from './announcement-seed'

/** Messages to the player about the account. */
export const accountNews: readonly AnnouncementSeed[] = [
  {
    id: 'safety',
    type: 'PL',
    daysAgo: 0,
    hour: 2,
    pictures: ['news-shield'],
    en: {
      title: 'Keep your account safe',
      lines: [
        'We never ask for your password. Never give a verification code to anybody, not even to customer service.',
        '- Use a password that you use nowhere else.',
        '- Link your mobile number: it gets you back in if you lose your password.',
        '- Sign out on devices that are not yours.',
      ],
    },
    vi: {
      title: 'Giữ an toàn cho tài khoản',
      lines: [
        'Chúng tôi không bao giờ hỏi mật khẩu. Đừng đưa mã xác minh cho bất kỳ ai, kể cả chăm sóc khách hàng.',
        '- Dùng mật khẩu mà bạn không dùng ở nơi khác.',
        '- Liên kết số điện thoại: bạn sẽ lấy lại được tài khoản khi quên mật khẩu.',
        '- Đăng xuất trên thiết bị không phải của bạn.',
      ],
    },
    fil: {
      title: 'Panatilihing ligtas ang account mo',
      lines: [
        'Hindi namin hinihingi ang password mo kahit kailan. Huwag ibigay ang verification code kahit kanino, kahit sa customer service.',
        '- Gumamit ng password na hindi mo ginagamit sa iba.',
        '- I-link ang mobile number mo: ito ang magbabalik sa iyo kapag nakalimutan ang password.',
        '- Mag-log out sa mga device na hindi sa iyo.',
      ],
    },
  },
  {
    id: 'real_name',
    type: 'PL',
    daysAgo: 7,
    hour: 9,
    pictures: ['news-shield'],
    en: {
      title: 'Your name must match your bank account',
      lines: [
        'Withdrawals only go to accounts in your own name. Please compare the name on your account with the one at your bank.',
        'A spelling mistake? Customer service corrects it if you send a picture of your card.',
      ],
    },
    vi: {
      title: 'Họ tên phải trùng với tài khoản ngân hàng',
      lines: [
        'Tiền chỉ được rút về tài khoản đứng tên bạn. Vui lòng so sánh họ tên trên tài khoản của bạn với tên ở ngân hàng.',
        'Sai chính tả? Chăm sóc khách hàng sẽ sửa khi có ảnh thẻ của bạn.',
      ],
    },
    fil: {
      title: 'Dapat tugma ang pangalan mo sa bank account mo',
      lines: [
        'Sa account lang na nakapangalan sa iyo napupunta ang withdrawals. Ikumpara ang pangalan sa account mo rito at ang nasa bangko mo.',
        'May mali sa spelling? Itatama ito ng customer service namin gamit ang picture ng card mo.',
      ],
    },
  },
  {
    id: 'own_limits',
    type: 'PL',
    daysAgo: 15,
    hour: 7,
    pictures: ['news-calendar'],
    en: {
      title: 'Set your own limits',
      lines: [
        'Play should stay play. Under “Limits” you decide how much you deposit and how long you play.',
        '- A lower limit applies at once.',
        '- A higher one applies after 24 hours.',
        '- Self-exclusion closes the account for a day, a month or up to a year.',
      ],
    },
    vi: {
      title: 'Tự đặt giới hạn cho mình',
      lines: [
        'Chơi là để giải trí. Ở mục “Giới hạn”, bạn quyết định mức nạp và thời gian chơi.',
        '- Giới hạn thấp hơn có hiệu lực ngay.',
        '- Giới hạn cao hơn có hiệu lực sau 24 giờ.',
        '- Bạn có thể tự khóa tài khoản một ngày, một tháng hoặc đến một năm.',
      ],
    },
    fil: {
      title: 'Mag-set ng sarili mong limit',
      lines: [
        'Ang laro ay dapat manatiling laro. Sa “Mga limit”, ikaw ang nagpapasya kung magkano ang ide-deposit mo at gaano ka katagal maglalaro.',
        '- Epektibo agad ang mas mababang limit.',
        '- Pagkalipas ng 24 oras pa epektibo ang mas mataas na limit.',
        '- Sa self-exclusion, sarado ang account nang isang araw, isang buwan o hanggang isang taon.',
      ],
    },
  },
  {
    id: 'rank_review',
    type: 'B',
    daysAgo: 9,
    hour: 4,
    pictures: ['news-trophy'],
    en: {
      title: 'Ranks are recalculated on the first of the month',
      lines: [
        'Your rank depends on what you played in the last three months. Nobody falls by more than one rank at a time.',
        'Customer service tells you what each rank brings.',
      ],
    },
    vi: {
      title: 'Hạng được tính lại vào ngày đầu tháng',
      lines: [
        'Hạng dựa trên ba tháng chơi gần nhất. Mỗi lần, không ai giảm quá một hạng.',
        'Chăm sóc khách hàng cho bạn biết quyền lợi của từng hạng.',
      ],
    },
    fil: {
      title: 'Binibilang ulit ang rank tuwing unang araw ng buwan',
      lines: [
        'Nakabatay ang rank mo sa nilaro mo sa nakaraang tatlong buwan. Walang bumababa nang higit sa isang rank bawat beses.',
        'Sasabihin ng customer service kung ano ang dala ng bawat rank.',
      ],
    },
  },
]
