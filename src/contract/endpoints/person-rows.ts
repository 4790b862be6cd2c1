import { row } from './endpoint-row'

/** Endpoints of the proof that a person is there, beside the picture of the captcha; the specification names none. */
export const humanChallenge = row('humanChallenge', 'GET', '/wps/verification/human', { assumed: 'path and method' })
export const humanCheck = row('humanCheck', 'POST', '/wps/verification/human', { assumed: 'path and method' })
export const humanCaptcha = row('humanCaptcha', 'POST', '/wps/verification/human/captcha', {
  assumed: 'path and method',
})
export const captchaSound = row('captchaSound', 'GET', '/wps/captcha/sound', { assumed: 'path and method' })
