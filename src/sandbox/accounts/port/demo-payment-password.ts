import { hashPassword } from './passwords'

/** Payment password of the demo accounts that have one. */
const paymentPassword = '246810'

let hash: Promise<string> | undefined

export const demoPaymentHash = (): Promise<string> => (hash ??= hashPassword(paymentPassword))
