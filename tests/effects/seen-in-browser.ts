/** Keys that act only in a browser, by the end of their name. The browser tests of this folder show what each does. */
export const seenInBrowser = [
  '(text).trim',
  '(password).trim',
  '(sms-code).mobile',
  'site.phoneVerification.provider',
  '.clientId',
  '.authorizeUrl',
  '.scope',
  '.realityCheckMinutes',
  'analytics.matomo.address',
  'analytics.matomo.siteId',
  'analytics.script.address',
  'analytics.script.attributes.*',
  'site.install',
  'push.provider',
  'push.publicKey',
] as const
