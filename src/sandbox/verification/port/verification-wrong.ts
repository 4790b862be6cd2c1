import { Refusal } from '@/sandbox/call/refusal'
import type { Texts } from '@/sandbox/texts/texts'

/** The refusal of an SMS code, whatever is wrong with it. */
export function verificationWrong(texts: Texts): Refusal {
  return new Refusal('verification_wrong', texts.say('verification_wrong'), { value: { field: 'verificationCode' } })
}
