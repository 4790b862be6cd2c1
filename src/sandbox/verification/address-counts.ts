import { createLimiter, type Limiter } from './port/limiter'

/**
 * What one client's address may do so often only, whoever it claims to be: wrong passwords, codes and captchas;
 * pictures, which cost work; messages, which cost money; places tried for a puzzle's piece; trial accounts.
 */
export type AddressCount = 'wrongSecrets' | 'pictures' | 'messages' | 'places' | 'trials'

export type AddressCounts = Readonly<Record<AddressCount, Limiter>>

export function createAddressCounts(window: number, clock: () => number): AddressCounts {
  const counter = () => createLimiter(Infinity, window, clock)
  return {
    wrongSecrets: counter(),
    pictures: counter(),
    messages: counter(),
    places: counter(),
    trials: counter(),
  }
}
