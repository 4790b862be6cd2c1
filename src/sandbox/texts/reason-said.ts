import { said, type Spoken } from './spoken'
import type { Texts } from './texts'

/** What the schema of acts says where staff gave no reason. */
export const notCarriedOut: Spoken = {
  en: 'It could not be carried out. Please ask customer service.',
  vi: 'Không thực hiện được. Vui lòng hỏi chăm sóc khách hàng.',
  fil: 'Hindi ito naisagawa. Magtanong sa customer service.',
}

/**
 * Why the platform's staff refused something, as its player reads it: what they wrote, or where they wrote nothing the
 * server's own sentence in the language of the call.
 */
export const reasonSaid = ({ spoken }: Pick<Texts, 'spoken'>, reason: string | null): string | null =>
  reason === notCarriedOut.en ? said(notCarriedOut, spoken) : reason
