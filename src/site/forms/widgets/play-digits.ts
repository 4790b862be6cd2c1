import { captchaSound } from '@/site/gateway/account/captcha-sound'
import type { Gateway } from '@/site/gateway/gateway'

/**
 * Plays the digits of a captcha: asks for their sound the first time, and then plays the same sound again. Nothing is
 * played once the element has left the page.
 */
export async function playDigits(audio: HTMLAudioElement, gateway: Gateway, captchaId: string): Promise<void> {
  if (audio.src === '') {
    const { sound } = await gateway.send(captchaSound, { id: captchaId })
    if (!audio.isConnected) return
    audio.src = URL.createObjectURL(wavOf(sound))
  }
  audio.currentTime = 0
  // A browser that does not play it now does so at the next press: the button then says so.
  await audio.play().catch(() => undefined)
}

/** Frees the memory of the sound, which the browser keeps for as long as it has an address: some 40 KB. */
export function forgetDigits(audio: HTMLAudioElement): void {
  URL.revokeObjectURL(audio.src)
}

function wavOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: 'audio/wav' })
}
