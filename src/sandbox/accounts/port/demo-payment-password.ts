import { hashPassword } from './passwords'

/** Payment password of the accounts that are always there and have one. */
const paymentPassword = '246810'

let hash: Promise<string> | undefined

export const demoPaymentHash = (): Promise<string> => (hash ??= hashPassword(paymentPassword))
