/** Keys that act only in a browser, by the end of their name. form-keys.browser.test.tsx shows what each does. */
export const seenInBrowser = [
  '(text).trim',
  '(password).trim',
  '(sms-code).mobile',
  'site.phoneVerification.provider',
  '.clientId',
  '.authorizeUrl',
  '.scope',
  '.realityCheckMinutes',
] as const
