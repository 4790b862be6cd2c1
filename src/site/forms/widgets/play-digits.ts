import { captchaSound } from '@/site/gateway/account/captcha-sound'
import type { Gateway } from '@/site/gateway/gateway'

/** Plays the digits of a captcha: asks for their sound the first time, and then plays the same sound again. */
export async function playDigits(audio: HTMLAudioElement, gateway: Gateway, captchaId: string): Promise<void> {
  if (audio.src === '') {
    const { sound } = await gateway.send(captchaSound, { id: captchaId })
    // It is never revoked: 40 KB for each sound that somebody asks for, and it may be played again.
    audio.src = URL.createObjectURL(wavOf(sound))
  }
  audio.currentTime = 0
  // A browser that does not play it now does so at the next press: the button then says so.
  await audio.play().catch(() => undefined)
}

function wavOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: 'audio/wav' })
}
