/** The server's texts for what players write to it, and for what it writes to their devices. */
export const feedbackMessages = {
  en: {
    push_refused: 'Notifications cannot be sent to this browser',
    feedback_empty: 'Please enter content',
    feedback_length: 'Write {{least}} to {{most}} characters',
    picture_count: 'Send {{n}} pictures at most',
    picture_kind: 'Only PNG and JPG pictures can be sent',
    picture_size: 'Each picture can be {{size}} MB at most',
    picture_login: 'Please sign in to send pictures',
  },
  vi: {
    push_refused: 'Không thể gửi thông báo đến trình duyệt này',
    feedback_empty: 'Vui lòng nhập nội dung',
    feedback_length: 'Hãy viết từ {{least}} đến {{most}} ký tự',
    picture_count: 'Chỉ gửi tối đa {{n}} ảnh',
    picture_kind: 'Chỉ gửi được ảnh PNG hoặc JPG',
    picture_size: 'Mỗi ảnh tối đa {{size}} MB',
    picture_login: 'Vui lòng đăng nhập để gửi ảnh',
  },
  fil: {
    push_refused: 'Hindi puwedeng magpadala ng notification sa browser na ito',
    feedback_empty: 'Pakilagay ang mensahe',
    feedback_length: 'Sumulat ng {{least}} hanggang {{most}} character',
    picture_count: 'Hanggang {{n}} picture lang ang maipapadala',
    picture_kind: 'Picture na PNG o JPG lang ang maipapadala',
    picture_size: 'Hanggang {{size}} MB lang ang bawat picture',
    picture_login: 'Mag-log in muna para magpadala ng picture',
  },
} as const
