/** The server's texts for sign-ins from a new place. */
export const signInMessages = {
  en: {
    address_unregistered: 'You have not signed in from here before. Enter the code we have sent to {{to}}',
    non_member: 'Non-member account unable to login',
    address_unregistered_captcha: 'You have not signed in from here before. Please enter the captcha',
  },
  vi: {
    address_unregistered: 'Bạn chưa từng đăng nhập từ đây. Hãy nhập mã chúng tôi vừa gửi đến {{to}}',
    non_member: 'Tài khoản không phải thành viên, không thể đăng nhập',
    address_unregistered_captcha: 'Bạn chưa từng đăng nhập từ đây. Vui lòng nhập mã xác nhận',
  },
  fil: {
    address_unregistered: 'Ngayon ka lang nag-log in mula rito. Ilagay ang code na ipinadala namin sa {{to}}',
    non_member: 'Hindi account ng member, kaya hindi makapag-log in',
    address_unregistered_captcha: 'Ngayon ka lang nag-log in mula rito. Pakilagay ang captcha',
  },
} as const
