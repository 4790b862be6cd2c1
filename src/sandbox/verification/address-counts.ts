import { createLimiter, type Limiter } from './port/limiter'

/**
 * Actions that are rate-limited by client address, whatever account is claimed: wrong passwords, codes and captchas;
 * pictures, which cost CPU time; messages, which cost money; tried positions of a puzzle piece; trial accounts.
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
